import { createServer } from 'node:http';
import { serveShop } from '../../mocks/serve';
import { appDir } from '../../scripts/buildShop';
import { expect, test } from './fixtures';
import { expectSheets, giveCode, plovCard } from './steps';

type Message = {
  host: string;
  build: string;
  troubles: { kind: string; text: string; where: string; count: number }[];
  vitals: { name: string; value: number }[];
};

/** A host of somebody else's that keeps what it is sent. */
async function listen() {
  const heard: { type: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      heard.push({ type: request.headers['content-type'] ?? '', text });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/in?shop=osh`,
    heard,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('what goes wrong is told to the host of the setting, in one message and without the person', async ({
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
    // Seen by the page too, and not by the server alone.
    await expect(page.getByRole('button', { name: 'Qayta urinish' })).toBeVisible();
    await page.goto(`${served.appOrigin}/profile/language?vendor=demo`);
    await expect(page.getByRole('button', { name: 'Sahifani yangilash' })).toBeVisible();
    await page.goto('about:blank');

    const messages = () => collector.heard.map(({ text }): Message => JSON.parse(text));
    const told = () => messages().flatMap(({ troubles }) => troubles.map(({ text }) => text));
    await expect.poll(() => told().join('\n')).toContain('TypeError');
    // three lives of the page, each of which tells in one or two goes: by its clock, and when it ends
    expect(collector.heard.length).toBeLessThanOrEqual(6);
    for (const { type } of collector.heard) expect(type).toContain('text/plain');
    expect(told()).toContainEqual(
      expect.stringMatching(/^GET \/products\/v1\/overalls: record \d+ left out: "costPrice"$/),
    );
    expect(told()).toContain('GET /api/orders/v1/orders/user/{id}/active: 503');
    for (const { host, build } of messages()) {
      expect(host).toBe('localhost');
      expect(build).toMatch(/^index-[\w-]+\.js$/);
    }
    const vitals = messages().flatMap((message) => message.vitals.map(({ name }) => name));
    expect(vitals).toEqual(expect.arrayContaining(['LCP', 'CLS']));

    const all = collector.heard.map(({ text }) => text).join('\n');
    const { users, sessions } = backend.db;
    const own = users.map(({ id }) => `user/${id}`);
    const tokens = sessions.map(({ token }) => token);
    expect(tokens).toHaveLength(1);
    for (const secret of [...own, ...tokens, '901234567', '123 45', 'Navoiy'])
      expect(all).not.toContain(secret);
  } finally {
    await served.close();
    collector.close();
  }
});

test('a shop whose host says nothing tells nobody anything', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?vendor=demo');
  await expect(plovCard(page)).toBeVisible();
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await page.goto('about:blank');
  expect(asked.filter((url) => !url.startsWith(shop.appOrigin) && url !== 'about:blank')).toEqual(
    [],
  );
  expect(asked.filter((url) => url.includes('reporting'))).toEqual([]);
});
