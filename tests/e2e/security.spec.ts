import { createServer } from 'node:http';
import { serveShop } from '../../mocks/serve';
import { uz } from '../../mocks/telegram/texts/uz';
import { appDir } from '../../scripts/buildShop';
import { expect, test } from './fixtures';
import { addPlov, basket, expectSheets, giveCode, pickUp, plovCard, press } from './steps';
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

type Message = {
  host: string;
  build: string;
  troubles: { kind: string; text: string; where: string; count: number }[];
  vitals: { name: string; value: number }[];
};

/** A collector on a foreign origin that records what it receives. */
async function listen() {
  const received: { type: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      received.push({ type: request.headers['content-type'] ?? '', text });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/in?shop=osh`,
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('errors are reported to the configured host, batched and without personal data', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/503/, /no branch for/, /CrashScreen|React|error occurred/i);
  const { backend } = shop;
  const collector = await listen();
  const served = await serveShop({
    backend,
    appDir,
    settings: { VITE_REPORT_URL: collector.url },
  });
  try {
    await page.route('**/assets/LanguageScreen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function LanguageScreen() {
          throw new TypeError('no branch for +998 90 123 45 67 near "Navoiy koʻchasi, 12"');
        }`,
      }),
    );
    const [broken] = backend.db.products.filter(({ id }) => id === 'lagmon');
    Reflect.set(Object(broken), 'costPrice', null);
    await page.goto(`${served.appOrigin}/login?vendor=demo`);
    await giveCode(page, shop);
    await expect.poll(() => backend.db.sessions.length).toBe(1);
    await expectSheets(page);
    backend.faults.add({ method: 'GET', path: '/orders/v1/orders/user/*', status: 503 });
    await page.goto(`${served.appOrigin}/profile/orders?vendor=demo`);
    // Wait for the page's own error, not only the server's response.
    await expect(page.getByRole('button', { name: 'Qayta urinish' })).toBeVisible();
    await page.goto(`${served.appOrigin}/profile/language?vendor=demo`);
    await expect(page.getByRole('button', { name: 'Sahifani yangilash' })).toBeVisible();
    await page.goto('about:blank');

    const messages = () => collector.received.map(({ text }): Message => JSON.parse(text));
    const reportedTexts = () =>
      messages().flatMap(({ troubles }) => troubles.map(({ text }) => text));
    await expect.poll(() => reportedTexts().join('\n')).toContain('TypeError');
    // Three page loads, each reporting at most twice: by timer and on unload.
    expect(collector.received.length).toBeLessThanOrEqual(6);
    for (const { type } of collector.received) expect(type).toContain('text/plain');
    expect(reportedTexts()).toContainEqual(
      expect.stringMatching(/^GET \/products\/v1\/overalls: record \d+ left out: "costPrice"$/),
    );
    expect(reportedTexts()).toContain('GET /api/orders/v1/orders/user/{id}/active: 503');
    for (const { host, build } of messages()) {
      expect(host).toBe('localhost');
      expect(build).toMatch(/^index-[\w-]+\.js$/);
    }
    const vitals = messages().flatMap((message) => message.vitals.map(({ name }) => name));
    expect(vitals).toEqual(expect.arrayContaining(['LCP', 'CLS']));

    const all = collector.received.map(({ text }) => text).join('\n');
    const { users, sessions } = backend.db;
    const userPaths = users.map(({ id }) => `user/${id}`);
    const tokens = sessions.map(({ token }) => token);
    expect(tokens).toHaveLength(1);
    for (const secret of [...userPaths, ...tokens, '901234567', '123 45', 'Navoiy'])
      expect(all).not.toContain(secret);
  } finally {
    await served.close();
    collector.close();
  }
});
