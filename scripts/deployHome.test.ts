// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHosts } from '../deploy/readHosts';
import { readRenderer, serverPlace, writeHomes } from './deployHome';

type Edge = Parameters<typeof writeHomes>[1]['edge'];
type Wanted = Parameters<Edge['filesOfHost']>[2];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-home-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes the homes of two hosts; `filesOfHost` stands for the edge's. */
async function run(
  filesOfHost: (wanted: Wanted) => Promise<number | null>,
  isStatic = false,
  settings = {},
) {
  const said: string[] = [];
  const isDone = await writeHomes(['osh.example.uz', 'plov.example.uz'], {
    edge: { filesOfHost: (_, __, wanted: Wanted) => filesOfHost(wanted) } as Edge,
    from: folder,
    hosts: readHosts({ '*': { settings } }),
    place: isStatic ? (host) => ({ folder: join(folder, host), isStatic }) : serverPlace(folder),
    apiOrigin: null,
    say: (sentence) => said.push(sentence),
    warn: (sentence) => said.push(`! ${sentence}`),
  });
  return { isDone, said };
}
const read = (path: string) => readFile(join(folder, path), 'utf8');

test('each host has a folder of its own, and its API is at the host itself unless said', async () => {
  const { isDone, said } = await run(async ({ host, homeName, apiOrigin, put }) => {
    await put(homeName, `home of ${host} from ${apiOrigin}`);
    return 3;
  });
  expect(isDone).toBe(true);
  expect(said).toEqual([
    'osh.example.uz: home and 3 products, 1 files changed.',
    'plov.example.uz: home and 3 products, 1 files changed.',
  ]);
  for (const host of ['osh.example.uz', 'plov.example.uz'])
    expect(await read(`pages/${host}/home.html`)).toBe(`home of ${host} from https://${host}`);
});

test('a host that fails says why and keeps its files; the others are written', async () => {
  const from = (text: string, failing = '') =>
    run(async ({ host, homeName, put }) => {
      await put(homeName, text);
      if (host === failing) throw new Error('503 from the API');
      return 0;
    });
  await from('before');
  const { isDone, said } = await from('after', 'osh.example.uz');
  expect(isDone).toBe(false);
  expect(said[0]).toBe(
    '! osh.example.uz: 503 from the API. The list names no API for it (VITE_API_BASE_URL), so ' +
      'https://osh.example.uz/api was asked: name it there, or say its origin by --api. Its files stay as they are.',
  );
  expect(await read('pages/osh.example.uz/home.html')).toBe('before');
  expect(await read('pages/plov.example.uz/home.html')).toBe('after');
});

test('a server that cannot be reached, and what is not the API, are said for what they are', async () => {
  const why = async (error: Error) => {
    const failing = () => Promise.reject(error);
    return (await run(failing, false, { VITE_API_BASE_URL: 'https://api.example.uz' })).said[0];
  };
  expect(await why(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }))).toBe(
    '! osh.example.uz: the merchant’s server cannot be reached (ENOTFOUND). Its files stay as they are.',
  );
  expect(await why(new SyntaxError('Unexpected token <'))).toContain(
    'so something else answers there',
  );
});

test('on a static host home is the index, and a shop that is switched off is said', async () => {
  const { said } = await run(async ({ homeName, put }) => {
    await put(homeName, 'the build');
    return null;
  }, true);
  expect(said[0]).toBe('osh.example.uz: no shop to show, 1 files changed.');
  expect(await read('osh.example.uz/index.html')).toBe('the build');
});

test('a refresh without a home before it says what is missing', () => {
  expect(() => readRenderer(folder)).toThrow('run npm run deploy without --no-home');
});
