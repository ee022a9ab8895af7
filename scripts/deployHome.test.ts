// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHosts } from '../deploy/readHosts';
import type { ShopHosts } from '../deploy/shopHost';
import { readRenderer, serverPlace, writeHomes } from './deployHome';

type Home = Parameters<typeof writeHomes>[1];
type Edge = Home['edge'];
type Wanted = Parameters<Edge['filesOfHost']>[2];

const names = ['osh.example.uz', 'plov.example.uz'];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-home-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes the homes of two hosts; `filesOfHost` stands for the edge's. */
async function run(
  filesOfHost: (wanted: Wanted, hosts: ShopHosts) => Promise<number | null>,
  { isStatic = false, settings = {}, deployed = names } = {},
) {
  const said: string[] = [];
  const place: Home['place'] = isStatic
    ? (host) => ({ folder: join(folder, host), isStatic })
    : serverPlace(folder);
  for (const host of deployed) {
    const page = join(place(host).folder, 'index.html');
    if (existsSync(page)) continue;
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, 'the build');
  }
  const isDone = await writeHomes(names, {
    edge: { filesOfHost: (_, hosts, wanted: Wanted) => filesOfHost(wanted, hosts) } as Edge,
    from: folder,
    hosts: readHosts({ '*': { settings }, ...Object.fromEntries(names.map((name) => [name, {}])) }),
    place,
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
  for (const host of names)
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

test('the host whose turn was longest ago is the first, also where its last turn failed or was stopped', async () => {
  const order: string[] = [];
  const note = async ({ host, homeName, put }: Wanted) => {
    order.push(host);
    if (host === 'osh.example.uz') throw new Error('503 from the API');
    await put(homeName, host);
    return 0;
  };
  await run(note);
  const place = serverPlace(folder);
  const setTurn = (host: string, seconds: number) => utimes(place(host).folder, seconds, seconds);
  await setTurn('osh.example.uz', 2000);
  await setTurn('plov.example.uz', 1000);
  await run(note);
  await setTurn('plov.example.uz', 1000);
  await run(note);
  expect(order.slice(2)).toEqual([...names].reverse().concat([...names].reverse()));
  await setTurn('plov.example.uz', Date.now() / 1000 + 60);
  await run(note);
  expect(order.slice(6)).toEqual(names);
});

test('the edge reads one host for each, however many the list names', async () => {
  const read: string[][] = [];
  await run((_, hosts) => {
    read.push([...hosts.named.keys()]);
    return Promise.resolve(0);
  });
  expect(read).toEqual(names.map((host) => [host]));
});

test('a host that is not deployed yet is said to be so, and gets no files', async () => {
  const { isDone, said } = await run(() => Promise.resolve(0), { deployed: ['plov.example.uz'] });
  expect(isDone).toBe(false);
  expect(said).toEqual([
    '! osh.example.uz: not deployed yet: run npm run deploy with this list.',
    'plov.example.uz: home and 0 products, 0 files changed.',
  ]);
  expect(await readdir(join(folder, 'pages'))).toEqual(['plov.example.uz']);
});

test('a server that cannot be reached, and what is not the API, are said for what they are', async () => {
  const settings = { VITE_API_BASE_URL: 'https://api.example.uz' };
  const why = async (error: Error) => {
    const failing = () => Promise.reject(error);
    return (await run(failing, { settings })).said[0];
  };
  expect(await why(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }))).toBe(
    '! osh.example.uz: the merchant’s server cannot be reached (ENOTFOUND). Its files stay as they are.',
  );
  expect(await why(new SyntaxError('Unexpected token <'))).toContain(
    'so something else answers there',
  );
});

test('on a static host home is the index, and a shop that is switched off is said', async () => {
  const { said } = await run(
    async ({ homeName, put }) => {
      await put(homeName, 'no shop');
      return null;
    },
    { isStatic: true },
  );
  expect(said[0]).toBe('osh.example.uz: no shop to show, 1 files changed.');
  expect(await read('osh.example.uz/index.html')).toBe('no shop');
});

test('a refresh without a home before it says what is missing', () => {
  expect(() => readRenderer(folder)).toThrow('run npm run deploy without --no-home');
});
