import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from './files.testing';
import { writeWorker } from './writeWorker';

/** What is written for this list; `read` is a file of it. */
async function write(list: object, apiOrigin = '') {
  const folder = await folderWith({
    ...Object.fromEntries(
      ['index.html', 'robots.txt', 'sw.js', 'assets/a.js', 'assets/a.js.br'].map((name) => [
        `dist/${name}`,
        name,
      ]),
    ),
    'worker.js': 'export const createWorker = (deployment) => deployment;',
  });
  onTestFinished(() => rm(folder, { recursive: true }));
  const [dist, bundle] = [join(folder, 'dist'), join(folder, 'worker.js')];
  const out = join(folder, 'out');
  await writeWorker({ dist, bundle, out, hosts: JSON.stringify(list), apiOrigin });
  const read = (name: string) => readFile(join(out, name), 'utf8');
  return { out, read, configuration: JSON.parse(await read('wrangler.json')) };
}

test('the folder has all that the platform’s tool takes, and files that are no page', async () => {
  const list = { '*': {}, 'order.osh.uz': {}, '*.shop.com.tr': {}, 'next.osh.workers.dev': {} };
  const { out, configuration } = await write(list);
  const files = await readdir(out, { recursive: true });
  for (const name of [configuration.main, configuration.assets.directory])
    expect(files).toContain(name);
  expect((await readdir(join(out, 'assets'))).sort()).toEqual(['_headers', 'assets', 'sw.js']);
  expect(await readdir(join(out, 'assets/assets'))).toEqual(['a.js']);
  expect(configuration.routes).toEqual([
    { pattern: 'order.osh.uz/*', zone_name: 'osh.uz' },
    { pattern: '*.shop.com.tr/*', zone_name: 'shop.com.tr' },
  ]);
  expect(configuration).not.toHaveProperty('vars');
});

test('files are kept for good by name, former workers not at all, and none has a host’s policy', async () => {
  const headers = await (await write({})).read('assets/_headers');
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(headers).toContain('/sw.js\n  Cache-Control: no-cache');
  expect(headers).toContain('Strict-Transport-Security');
  expect(headers).not.toContain('Content-Security-Policy');
});

test('the worker starts with the list as it is written, in a version of its own', async () => {
  const list = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`s${at}.uz`, {}]));
  const { out, read, configuration } = await write(list, 'https://api.test');
  const { default: deployment } = await import(join(out, 'worker/index.mjs'));
  expect(deployment).toEqual({
    hosts: JSON.stringify(list),
    apiOrigin: 'https://api.test',
    version: expect.stringMatching(/^[\da-f]{16}$/),
  });
  expect(configuration.routes).toEqual([]);
  const same = await write(list, 'https://api.test');
  expect(await same.read('worker/index.mjs')).toBe(await read('worker/index.mjs'));
  for (const other of [await write({}, 'https://api.test'), await write(list)])
    expect(await other.read('worker/index.mjs')).not.toContain(deployment.version);
});
