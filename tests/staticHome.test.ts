// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byRequest, setUp, siteOf } from '../deploy/edge/edge.testing';
import { replaceFiles } from '../deploy/replaceFiles';
import { createBackend } from '../mocks/backend/app';

const host = 'demo.example.uz';
const site = siteOf({ settings: { VITE_API_BASE_URL: 'https://shop.test/api' } });
// Importing home transforms its whole module graph first.
const patience = { timeout: 120_000 };
let folder = '';
let backend = createBackend();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-home-'));
  backend = createBackend();
});
afterEach(() => rm(folder, { recursive: true }));

const ask = async (request: Request) => backend.fetch(request);
const read = (path: string) => readFile(join(folder, path), 'utf8');

type More = { fetch?: typeof ask; products?: number; seconds?: number; minutesLater?: number };

async function write(more: More = {}) {
  const { hostFiles, fileLimits } = await import('../deploy/edge/hostFiles');
  const { fetch = ask, minutesLater = 0, ...limits } = more;
  return replaceFiles(
    folder,
    (put) =>
      hostFiles({
        site,
        host,
        homeName: 'home.html',
        apiOrigin: 'https://other.test',
        fetch: byRequest(fetch),
        now: Date.now,
        put,
        limits: { ...fileLimits, ...limits },
      }),
    { isCompressed: false, now: () => Date.now() + minutesLater * 60_000 },
  );
}

/** The edge before the same backend. */
async function theEdge() {
  const { renderer } = await import('../deploy/edge/renderer');
  const { edge } = setUp({ sites: { [host]: site }, renderer, fetch: byRequest(ask) });
  return async (path: string) =>
    (await edge.request(`https://edge.test${path}`, { headers: { host } })).text();
}

const rootIn = (page: string, end: string) =>
  page.split('<div id="root">')[1]?.split(`</div>${end}`)[0];
/** From the title to the build's own: what the page says it is. */
const headIn = (page: string) => /<title>.*?(?=\s*<(script data|style>))/s.exec(page)?.[0];
const sheetIn = (page: string) => /<div class="early-sheet">.*?<\/div>/s.exec(page)?.[0];

test('files say what the edge answers for the same shop', patience, async () => {
  const edge = await theEdge();
  const { made } = await write();
  const home = await edge('/');
  const root = rootIn(home, '<script data-name="early"');
  expect(root?.match(/<article/g)?.length).toBeGreaterThan(3);
  expect(rootIn(await read('home.html'), '<template')).toBe(root);
  expect(headIn(home)).toContain('application/ld+json');
  expect(headIn(await read('home.html'))).toBe(headIn(home));
  for (const name of ['robots.txt', 'sitemap.xml', 'manifest.webmanifest'])
    expect([name, await read(name)]).toEqual([name, await edge(`/${name}`)]);
  const [, ...products] = (await read('sitemap.xml')).match(/<loc>[^<]*\/product\/[^<]*/g) ?? [];
  expect(products.length + 1).toBe(made);
  for (const id of ['lagmon', 'klassik-burger']) {
    const answer = await edge(`/product/${id}`);
    const page = await read(`product/${id}.html`);
    expect(headIn(page)).toBe(headIn(answer));
    expect(sheetIn(answer)).toContain('<article>');
    expect(sheetIn(page)).toBe(sheetIn(answer));
  }
});

test('a file says how old the reads are that it carries', patience, async () => {
  await write();
  const page = await read('home.html');
  const carried = /id="edge-answers">([^<]*)</.exec(page)?.[1] ?? '';
  expect(Object.keys(JSON.parse(carried))).toHaveLength(3);
  expect(Number(/ data-made="(\d+)"/.exec(page)?.[1])).toBeGreaterThan(Date.now() - 60_000);
  expect(page).toContain('<template id="outline">');
  expect(await read('product/lagmon.html')).not.toContain('data-edge');
});

test('a new price is in home, and in the page of its product alone', patience, async () => {
  await write();
  const before = await read('product/toy-oshi.html');
  const priced = async (request: Request) => {
    const answer = await ask(request);
    if (!request.url.includes('/overalls')) return answer;
    const all = await answer.json();
    for (const each of all.products) if (each.id === 'toy-oshi') each.costPrice = 123_456;
    return Response.json(all);
  };
  const { changed } = await write({ fetch: priced });
  expect(changed).toBe(2);
  expect(await read('product/toy-oshi.html')).not.toBe(before);
  expect(await read('product/toy-oshi.html')).toContain('content="123456"');
  expect(await read('home.html')).toMatch(/123\s456/);
});

test('no file is an option of a command, a device or the folder’s page', patience, async () => {
  const names = ['-rf', 'index', 'CON', 'com1', 'lagmon-2'];
  const named = async (request: Request) => {
    const answer = await ask(request);
    if (!request.url.includes('/overalls')) return answer;
    const { products, ...rest } = await answer.json();
    const [first] = products;
    return Response.json({ ...rest, products: names.map((id) => ({ ...first, id })) });
  };
  expect((await write({ fetch: named })).made).toBe(1);
  expect(await read('product/lagmon-2.html')).toContain('<title>');
});

test('a server that fails leaves the files of before', patience, async () => {
  await write();
  const before = await read('home.html');
  const failing = () => Promise.resolve(Response.json({}, { status: 503 }));
  await expect(write({ fetch: failing })).rejects.toThrow('503 from the API');
  expect(await read('home.html')).toBe(before);
});

test('one 404 as JSON, or one empty catalogue, removes nothing', patience, async () => {
  await write();
  const broken = {
    '/merchants/': Response.json({ message: 'Not found' }, { status: 404 }),
    '/overalls': Response.json({ products: [], categories: [] }),
  };
  for (const [path, answer] of Object.entries(broken)) {
    const fetch = async (request: Request) =>
      request.url.includes(path) ? answer.clone() : ask(request);
    await expect(write({ fetch }), path).rejects.toThrow(/run it again in ten minutes/);
    expect(await read('product/lagmon.html')).toContain('<title>');
  }
});

test(
  'a shop that is switched off has no home in files, nor one that is unknown',
  patience,
  async () => {
    await write();
    const inactive = async (request: Request) =>
      request.url.includes('/merchants/')
        ? Response.json({ ...(await (await ask(request)).json()), isActive: false })
        : ask(request);
    await expect(write({ fetch: inactive })).rejects.toThrow(/run it again in ten minutes/);
    expect(await read('home.html')).toContain('<main');
    expect((await write({ fetch: inactive, minutesLater: 10 })).made).toBeNull();
    await expect(read('home.html')).rejects.toThrow('ENOENT');
    await expect(read('product/lagmon.html')).rejects.toThrow('ENOENT');
    expect(await read('robots.txt')).toContain('User-agent');
  },
);

test('too many products, and too long a time, are refused with a sentence', patience, async () => {
  await expect(write({ products: 3 })).rejects.toThrow(/\d+ products; files are for 3 at most/);
  await expect(write({ seconds: -1 })).rejects.toThrow('its pages take more than -1 seconds');
});
