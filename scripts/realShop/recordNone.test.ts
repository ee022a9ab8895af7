import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../../mocks/backend/app';
import { root } from '../root';
import { recordShop, SuddenNone } from './recordShop';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
});
afterEach(() => rm(folder, { recursive: true }));

const empty = { groups: [], categories: [], products: [] };
/** Nothing at all of the shop but the merchant. */
const nothing = (path: string) =>
  path.includes('/overalls') ? Response.json(empty) : Response.json([]);
const unknown = () => Response.json({ message: 'not-found' }, { status: 404 });

/** Records the demo; `absent` answers everything but the merchant's look-up and settings. */
async function record(absent?: (path: string) => Response, isCertain = false) {
  const { fetch } = createBackend();
  const asked: string[] = [];
  const recording = await recordShop({
    apiBase: 'https://api.test/api',
    shopOrigin: 'https://demo.shop.test',
    vendor: 'demo',
    token: null,
    folder,
    pauseMs: 0,
    isCertain,
    print: () => undefined,
    fetch: (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const isOwn = /merchants|settings/.test(pathname);
      return absent && !isOwn ? Promise.resolve(absent(pathname)) : fetch(request);
    },
  });
  return { recording, asked };
}

const answer = (name: string) => join(folder, 'answers', `${name}.json`);
const read = (name: string) => readFile(answer(name), 'utf8');
const forget = async (...names: string[]) => {
  for (const name of names) await rm(answer(name));
};

test.each([
  ['nothing', nothing],
  ['a 404', unknown],
])('what is recorded stays when the server has %s any more', async (_, absent) => {
  await record();
  const [menu, banners] = [await read('catalogue'), await read('banners')];
  const { asked } = await record(absent);
  expect(asked).toEqual([]);
  expect(await read('catalogue')).toBe(menu);
  expect(await read('banners')).toBe(banners);
});

describe('when a list that had records is to be recorded again', () => {
  test.each([
    ['none', nothing],
    ['a 404', unknown],
  ])('and there is %s, it ends with a sentence, and records none', async (_, absent) => {
    await record();
    await forget('catalogue', 'banners');
    const failed = record(absent);
    await expect(failed).rejects.toThrow(SuddenNone);
    await expect(failed).rejects.toThrow(/catalogue \(\d+\), banners \(\d+\).*--yes/);
    await expect(read('catalogue')).rejects.toThrow('ENOENT');
    // As often as it is run.
    await expect(record(absent)).rejects.toThrow(SuddenNone);
    await record();
    expect(JSON.parse(await read('banners')).length).toBeGreaterThan(0);
  });

  test('it is none with --yes', async () => {
    await record();
    await forget('catalogue', 'banners');
    await record(nothing, true);
    expect(JSON.parse(await read('banners'))).toEqual([]);
    await record(nothing);
  });
});

test('the command ends with 1', async () => {
  await record();
  await forget('banners');
  const server = createServer((_, response) => response.end('[]')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const api = ['--api', `http://127.0.0.1:${port}/api`, '--vendor', 'demo', '--out', folder];
  const child = spawn(process.execPath, [`${root}scripts/ready.mjs`, 'record', ...api], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  server.close();
  expect(errors.trim()).toMatch(/^The server has none any more .*: banners \(\d+\)\. .*--yes\.$/);
  expect(code).toBe(1);
});

test('an empty list is asked for again, and what comes then is recorded', async () => {
  await record(nothing);
  expect(JSON.parse(await read('banners'))).toEqual([]);
  const { asked } = await record();
  expect(asked).toContain('/api/products/v1/overalls');
  expect(JSON.parse(await read('banners')).length).toBeGreaterThan(0);
  expect(JSON.parse(await read('catalogue')).products.length).toBeGreaterThan(0);
  expect((await record()).asked).toEqual([]);
});
