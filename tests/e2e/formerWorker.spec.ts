import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formerWorkerFiles } from '../../deploy/formerWorkers';
import { serveFiles } from '../../mocks/serveFiles';
import { appDir } from '../../scripts/buildShop';
import { expect, test } from './fixtures';

/** An earlier shop: a page, and a worker that answers from its store first. */
const oldPage = `<title>Old shop</title>
<script>navigator.serviceWorker.register('/service-worker.js')</script>`;
const oldWorker = `addEventListener('install', (event) => event.waitUntil(
  caches.open('old-shop').then((store) => store.add('/')).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((found) => found ?? fetch(event.request))));`;
const oldShop: RequestListener = ({ url }, response) => {
  const isWorker = url === '/service-worker.js';
  response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
  response.end(isWorker ? oldWorker : oldPage);
};

test('the cache-first worker of a merchant’s earlier shop ends, and the customer sees the new one', async ({
  page,
  request,
  shop,
}) => {
  let answer = oldShop;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBeTruthy();

  // What the build has at that name; the new shop's page in short.
  const files = serveFiles(appDir, {});
  answer = (request, response) => {
    if (request.url !== '/') return files(request, response);
    response.setHeader('content-type', 'text/html');
    response.end('<title>New shop</title>');
  };
  // The old worker answers once more, while the browser looks for a new one; then its page is loaded again.
  await page.goto(origin, { waitUntil: 'commit' });
  await expect(page).toHaveTitle('New shop');
  const left = () =>
    page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(left).toEqual([[], 0]);
  await page.reload();
  await expect(page).toHaveTitle('New shop');
  server.closeAllConnections();
  server.close();

  await test.step('every usual name of a worker is answered with a script', async () => {
    for (const name of formerWorkerFiles) {
      const response = await request.get(`${shop.appOrigin}/${name}`);
      expect([name, response.headers()['content-type']]).toEqual([
        name,
        expect.stringContaining('javascript'),
      ]);
      expect(await response.text()).toContain('registration.unregister()');
    }
  });
});
