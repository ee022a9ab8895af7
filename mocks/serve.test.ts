import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from './backend/app';
import { type ServedShop, type ShopParts, serveShop } from './serve';

let folder: string;
const open: ServedShop[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'));
  await mkdir(join(folder, 'app/assets'), { recursive: true });
  await mkdir(join(folder, 'mocks/telegram'), { recursive: true });
  await writeFile(join(folder, 'app/index.html'), 'the app');
  await writeFile(join(folder, 'app/assets/entry-abc.js'), 'code');
  await writeFile(
    join(folder, 'mocks/telegram/index.html'),
    '<meta name="app-origin" content="" />',
  );
});

afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
  await rm(folder, { recursive: true });
});

async function serve(more: Partial<ShopParts> = {}) {
  const dirs = { appDir: join(folder, 'app'), mocksDir: join(folder, 'mocks') };
  const shop = await serveShop({ backend: createBackend(), ...dirs, ...more });
  open.push(shop);
  return shop;
}

const textOf = async (url: string) => (await fetch(url)).text();

describe('the served shop', () => {
  test('returns the page for every path of the app', async () => {
    const { appOrigin } = await serve();
    for (const path of ['/', '/?vendor=demo', '/profile/orders/7', '/product/a.b'])
      expect(await textOf(appOrigin + path)).toBe('the app');
  });

  test('caches hashed assets forever, pages never; a missing asset is not the page', async () => {
    const { appOrigin } = await serve();
    const asset = await fetch(`${appOrigin}/assets/entry-abc.js`);
    expect(await asset.text()).toBe('code');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(appOrigin)).headers.get('cache-control')).toBe('no-cache');
    const missing = await fetch(`${appOrigin}/assets/entry-old.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-cache');
  });

  test('serves the backend on the same origin and breaks dropped connections', async () => {
    const { appOrigin, backend } = await serve();
    const url = `${appOrigin}/api/users/v1/merchants/sub/demo`;
    const headers = { merchant: 'demo' };
    expect((await fetch(url, { headers })).status).toBe(200);
    backend.faults.add({ method: 'GET', path: '/api/*', kind: 'drop' });
    await expect(fetch(url, { headers })).rejects.toThrow('fetch failed');
  });

  test('plays a native client in frames only, with the script’s hash in the policy', async () => {
    await writeFile(join(folder, 'app/index.html'), '<script>early()</script>');
    const { appOrigin } = await serve();
    const load = async (dest: string) => {
      const answer = await fetch(appOrigin, { headers: { 'sec-fetch-dest': dest } });
      const policy = answer.headers.get('content-security-policy') ?? '';
      return { page: await answer.text(), hashes: policy.match(/'sha256-[^']+'/g)?.length };
    };
    expect(await load('document')).toEqual({ page: '<script>early()</script>', hashes: 1 });
    const framed = await load('iframe');
    expect(framed.page).toMatch(/^<script>.*TelegramWebviewProxy.*<script>early\(\)<\/script>$/s);
    expect(framed.hashes).toBe(2);
  });

  test('tells the simulator the app’s origin', async () => {
    const { appOrigin, mocksOrigin } = await serve();
    expect(await textOf(`${mocksOrigin}/telegram/`)).toContain(`content="${appOrigin}"`);
    expect((await fetch(`${mocksOrigin}/nothing`)).status).toBe(404);
  });

  test('uses the next port when one is busy, and reports it', async () => {
    const first = Number(new URL((await serve()).appOrigin).port);
    const messages: string[] = [];
    const second = await serve({ port: first, say: (sentence) => messages.push(sentence) });
    expect(Number(new URL(second.appOrigin).port)).toBeGreaterThan(first);
    expect(messages[0]).toBe(`Port ${first} is not free, trying ${first + 1}.`);
  });
});
