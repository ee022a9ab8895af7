import { createServer } from 'node:http';
import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { addPlov, basket, expectSheets, pickUp, plovCard, press } from './steps';
import { secretsOf, watchTraffic } from './watchTraffic';

test('inline scripts, handlers and eval are blocked by the policy', async ({
  plain,
  expectErrors,
}) => {
  expectErrors(/Content Security Policy/, /policy: script-src(-elem|-attr)? refuses (inline|eval)/);
  await expect(plovCard(plain)).toBeVisible();
  const refused = plain.waitForEvent('console', (message) =>
    message.text().includes('policy: script-src-attr refuses inline'),
  );
  await plain.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.head.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<img alt="" src="data:," onerror="document.title = \'taken\'" />';
    document.body.append(holder);
  });
  await refused;
  const compiled = await plain.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI));
        setTimeout('document.title = "taken"', 0);
      }),
  );
  expect(compiled).toBe('eval');
  await expect(plain).not.toHaveTitle('taken');
});

test('a policy that blocks the inline script costs only the head start', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Content Security Policy/, /policy: script-src-elem refuses inline/);
  await page.route('**/?vendor=demo', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy']?.replace(
      /(script-src[^;]*?) 'sha256-[^']*'/,
      '$1',
    );
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy ?? '' },
    });
  });
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('refuses inline'),
  );
  await page.goto('/?vendor=demo');
  await refused;
  await addPlov(page, (text) => press(page, text));
});

test('a site other than Telegram cannot frame the shop', async ({ page, shop, expectErrors }) => {
  expectErrors(/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/);
  const frame = `<iframe title="shop" src="${shop.appOrigin}/?vendor=demo"></iframe>`;
  const evil = createServer((_, response) => response.end(`<!doctype html>${frame}`));
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
  const address = evil.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    await page.goto(`http://127.0.0.1:${port}/`);
    await refused;
    await expect(plovCard(page.frameLocator('iframe'))).toHaveCount(0);
  } finally {
    evil.close();
    evil.closeAllConnections();
  }
});

test('an order inside Telegram leaks no token, init data or phone into URLs, logs or trackers', async ({
  simulator,
  page,
  shop,
}) => {
  const traffic = watchTraffic(page.context(), shop.appOrigin);
  const { app } = await simulator({ contact: 'ask' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: uz.share }).click();
  await addPlov(app, pressIn);
  await pressIn(basket);
  await pressIn(/Rasmiylashtirish/);
  await pickUp(app, pressIn);
  await pressIn(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma yuborildi');

  const secrets = secretsOf(shop.backend.db);
  const initData = shop.backend.calls.flatMap(
    ({ body }) => /hash=([\da-f]{64})/.exec(JSON.stringify(body) ?? '')?.[1] ?? [],
  );
  expect(initData.length).toBeGreaterThan(0);
  traffic.expectNone([...secrets, ...initData]);
});
