import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../../mocks/backend/app';
import { recordedPhone } from '../../mocks/backend/seed/recordedCustomer';
import { createVisitor } from '../../mocks/backend/visitor';
import { close, listen } from '../../mocks/serve';
import { getCatalog } from '../../src/api/catalog';
import type { Catalog } from '../../src/domain/catalog/catalog';
import { createOtherServer } from '../../tests/otherServer/createOtherServer';
import { merchantKey } from '../../tests/otherServer/shop';
import { callsOf, type StandIn, serverOf } from '../check/calls.testing';
import { root } from '../root';
import { createAsker } from './askShop';
import { loadRecording, seedWith } from './loadRecording';
import { openRecording } from './recording';
import { recordPictures } from './recordPictures';
import { recordedReads, recordShop, SuddenNone } from './recordShop';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Told = { vendor?: string; token?: string | null; isCertain?: boolean };

async function record(server: StandIn, options: Told = {}) {
  const lines: string[] = [];
  const recording = await recordShop({
    ...serverOf(server, options),
    folder,
    print: (line) => lines.push(line),
    isCertain: options.isCertain ?? false,
  });
  return { recording, lines };
}

/** All that the shop reads of a merchant, by the app's own api layer. */
async function readsOf(server: StandIn, vendor = 'demo') {
  const asker = createAsker(serverOf(server, { vendor }));
  const values: Record<string, unknown> = {};
  for (const read of recordedReads)
    if (!read.needsToken) values[read.name] = (await asker.ask(read)).value;
  return values;
}

const catalogOf = (values: Record<string, unknown>) => values.catalogue as Catalog;

async function rehearsal() {
  return createBackend({ seed: await loadRecording(await openRecording(folder)) });
}

test('the recorded shop is read like the real one', async () => {
  const real = createBackend();
  await record(real);
  const own = await rehearsal();
  const [before, after] = [await readsOf(real), await readsOf(own)];
  // what a rehearsal does not take over: secrets' look-alikes, trackers and Yandex's maps
  const { settings: shown, merchant: shop, ...rest } = after;
  const { settings, merchant, ...others } = before;
  expect(rest).toEqual(others);
  expect(shop).toEqual({ ...(merchant as object), yandexMapKey: null });
  expect(shown).toEqual({
    ...(settings as object),
    mapType: 'LEAFLET',
    tracking: expect.anything(),
  });
});

test('a recorded shop takes the place of the demo’s of its key, and the others stay', async () => {
  const real = createBackend();
  const [group] = real.db.categories.filter(
    ({ merchantId }) => merchantId === real.db.merchants[0]?.id,
  );
  if (group) group.name = { uz: 'Yozib olingan', ru: 'Записано', eng: 'Recorded' };
  await record(real);
  const { seed, vendor } = await seedWith(folder);
  expect(vendor).toBe('demo');
  expect(seed.merchants.map(({ sub }) => sub).sort()).toEqual(['bloom', 'closed', 'demo']);
  const shown = catalogOf(await readsOf(createBackend({ seed })));
  expect(shown.categories.map(({ name }) => name.eng)).toContain('Recorded');
  expect(shown).toEqual(catalogOf(await readsOf(real)));
  const bloom = catalogOf(await readsOf(createBackend({ seed }), 'bloom'));
  expect(bloom.products.length).toBeGreaterThan(0);
});

test('in the recorded shop one can order', async () => {
  await record(createBackend());
  const own = await rehearsal();
  const visitor = createVisitor(own);
  await visitor.signIn();
  const mayWrite = () => Promise.resolve(true);
  const { found } = await callsOf(own, { token: visitor.token, mayWrite });
  expect(found).toEqual([]);
  expect(own.db.orders.map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED']);
});

test('a second run asks only for what is missing', async () => {
  const real = createBackend();
  await record(real);
  const asked = real.calls.length;
  await rm(join(folder, 'answers/banners.json'));
  const { lines } = await record(real);
  expect(real.calls.slice(asked).map(({ path }) => path)).toEqual(['/support/v1/banner']);
  expect(lines).toContain('  catalogue: there already');
  await expect(record(real, { vendor: 'bloom' })).rejects.toThrow('holds a recording of “demo”');
});

test('nothing personal and no secret is written', async () => {
  const real = createBackend();
  const visitor = createVisitor(real);
  await visitor.signIn(77);
  await visitor.post(`/api/users/v1/addresses/user/${visitor.userId}`, {
    name: 'Onamnikida',
    streetName: 'Yashirin koʻcha',
    houseNumber: '77',
    latitude: 41.312_345,
    longitude: 69.287_654,
    comment: 'itdan ehtiyot boʻling',
    type: 'HOUSE',
  });
  await record(real, { token: visitor.token });
  const files = await readdir(join(folder, 'answers'));
  expect(files).toContain('addresses.json');
  expect(files).not.toContain('profile.json');
  const texts = await Promise.all(
    files.map((file) => readFile(join(folder, 'answers', file), 'utf8')),
  );
  const personal = /.{20}(Onamnikida|Yashirin|ehtiyot|41\.3123|fake-|smsPassword|99890100007)/g;
  expect(texts.join().match(personal)).toBeNull();

  const own = await rehearsal();
  const [address] = own.db.addresses;
  expect(address).toMatchObject({
    streetName: 'Example street',
    latitude: 41.31,
    longitude: 69.29,
  });
  expect(own.db.users[0]).toMatchObject({ phone: recordedPhone, id: address?.userId });
});

test('a server written by others is recorded and rehearsed', async () => {
  const other = createOtherServer({ latency: 0, base: '/api/' });
  await record(other, { vendor: merchantKey });
  const own = await rehearsal();
  const [before, after] = [await readsOf(other, merchantKey), await readsOf(own, merchantKey)];
  const { products, ...folders } = catalogOf(after);
  expect(folders).toEqual({
    groups: catalogOf(before).groups,
    categories: catalogOf(before).categories,
  });
  // 0 everywhere is no stock
  expect(products.map((one) => ({ ...one, grade: null }))).toEqual(
    catalogOf(before).products.map((one) => ({ ...one, amount: null })),
  );
  expect(own.db.branches.length).toBeGreaterThan(0);
  const asker = createAsker(serverOf(own, { vendor: merchantKey }));
  const catalog = await getCatalog(asker.client(), 'TG');
  expect(catalog[0]).toBeNull();
});

test('what cannot be read is said, and not kept', async () => {
  const real = createBackend();
  const { lines } = await record({
    fetch: (request) =>
      request.url.includes('/support/v1/banner')
        ? Promise.resolve(Response.json('soon, says secret'))
        : real.fetch(request),
  });
  expect(lines.join('\n')).toContain('✗ banners');
  const files = await readdir(join(folder, 'answers'));
  expect(files.filter((name) => name.startsWith('banners'))).toEqual([]);
  expect((await rehearsal()).db.banners).toEqual([]);
});

/** The same value with a secret in every object of it. */
function poisoned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  const more = Object.entries(value).map(([name, one]) => [name, poisoned(one)]);
  const secrets = { botToken: 'secret-1', login: ['secret-2'], rater: { phone: 'secret-3' } };
  return { ...Object.fromEntries(more), ...secrets, constructor: 'secret-4' };
}

test('a recording holds what the schemas read, however many secrets a server sends along', async () => {
  const real = createBackend();
  const visitor = createVisitor(real);
  await visitor.signIn();
  const token = visitor.token;
  const leaky = {
    async fetch(request: Request) {
      const response = await real.fetch(request);
      const text = await response.text();
      return text.trim() === '' ? response : Response.json(poisoned(JSON.parse(text)), response);
    },
  };
  await record(leaky, { token });
  const files = await readdir(join(folder, 'answers'));
  const textOf = (file: string) => readFile(join(folder, 'answers', file), 'utf8');
  const leaked = await Promise.all(files.map(textOf));
  expect(files.length).toBeGreaterThan(12);
  expect(leaked.join().match(/.{40}secret-\d/g)).toBeNull();

  await rm(folder, { recursive: true });
  await record(real, { token });
  expect(await Promise.all(files.map(textOf))).toEqual(leaked);
});

test('what a server sends is printed without signs that a terminal obeys', async () => {
  const evil = '<\u001b]0;owned\u0007\u001b[2J\r\u009b31m\u202e\n✓ all is well';
  const server = {
    fetch: () => Promise.resolve(new Response(evil, { status: 500 })),
  };
  const named = Response.json({ id: 'm1', isActive: true, name: evil });
  const called = await callsOf({
    fetch: ({ url }) =>
      url.includes('/merchants/') ? Promise.resolve(named.clone()) : server.fetch(),
  });
  const lines = [...(await record(server)).lines, ...called.lines];
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.join(' ')).toMatch(/u\{1b\}/);
  for (const line of lines) expect(line).toMatch(/^\n?[^\p{Cc}\u202e]*$/u);
});

test('a response of more than 64 MB is given up', async () => {
  let pulled = 0;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          pulled += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000));
        },
      }),
    );
  const { recording, lines } = await record({ fetch: () => Promise.resolve(endless()) });
  expect(recording).toBeNull();
  expect(lines[0]).toContain('– merchant');
  expect(pulled).toBeLessThan(2 * 70_000_000);
});

test('pictures are fetched once, and served in the asked size', async () => {
  const real = createBackend();
  const { recording } = await record(real);
  if (!recording) throw new Error('nothing was recorded');
  const seed = await loadRecording(recording);
  const asked: string[] = [];
  const options = {
    seed,
    cdn: 'https://cdn.test',
    side: 64,
    pauseMs: 0,
    print: () => undefined,
    fetch: (async (input: string) => {
      asked.push(input);
      if (asked.length > 3) return new Response('<h1>no</h1>', { status: 200 });
      const channels = { width: 200, height: 100, channels: 3, background: '#a33' } as const;
      return new Response(await sharp({ create: channels }).png().toBuffer());
    }) as typeof fetch,
  };
  await recordPictures({ ...options, recording });
  expect(Object.keys(recording.pictures)).toHaveLength(3);
  const before = asked.length;
  await recordPictures({ ...options, recording: await openRecording(folder) });
  expect(asked.length - before).toBe(before - 3);

  const own = await rehearsal();
  const [path = ''] = Object.keys(recording.pictures);
  const response = await own.fetch(
    new Request(`https://x.test/cdn/insecure/resize:fit:32:32/quality:80/plain/${path}@webp`),
  );
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ width, height }).toEqual({ width: 32, height: 16 });
});

test('a folder that is no recording is named in the message', async () => {
  await expect(openRecording(folder)).rejects.toThrow('it is no recording');
  for (const other of ['{"version":0}', 'null', 'not JSON']) {
    await writeFile(join(folder, 'shop.json'), other);
    await expect(openRecording(folder)).rejects.toThrow('was not written by this version');
  }
});

const empty = { groups: [], categories: [], products: [] };
/** Nothing at all of the shop but the merchant. */
const nothing = (path: string) =>
  path.includes('/overalls') ? Response.json(empty) : Response.json([]);
const unknown = () => Response.json({ message: 'not-found' }, { status: 404 });

/** The demo, in which `absent` answers everything but the merchant's look-up and settings; and what it was asked. */
function demoWithout(absent?: (path: string) => Response) {
  const { fetch } = createBackend();
  const asked: string[] = [];
  return {
    asked,
    fetch(request: Request) {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const isOwn = /merchants|settings/.test(pathname);
      return absent && !isOwn ? Promise.resolve(absent(pathname)) : fetch(request);
    },
  };
}
const recordDemo = async (absent?: (path: string) => Response, isCertain = false) => {
  const demo = demoWithout(absent);
  await record(demo, { isCertain });
  return demo.asked;
};

const answer = (name: string) => join(folder, 'answers', `${name}.json`);
const read = (name: string) => readFile(answer(name), 'utf8');
const forget = async (...names: string[]) => {
  for (const name of names) await rm(answer(name));
};

test.each([
  ['nothing', nothing],
  ['a 404', unknown],
])('what is recorded stays when the server has %s any more', async (_, absent) => {
  await recordDemo();
  const [menu, banners] = [await read('catalogue'), await read('banners')];
  const asked = await recordDemo(absent);
  expect(asked).toEqual([]);
  expect(await read('catalogue')).toBe(menu);
  expect(await read('banners')).toBe(banners);
});

describe('when a list that had records is to be recorded again', () => {
  test.each([
    ['none', nothing],
    ['a 404', unknown],
  ])('and there is %s, it ends with a sentence, and records none', async (_, absent) => {
    await recordDemo();
    await forget('catalogue', 'banners');
    const failed = recordDemo(absent);
    await expect(failed).rejects.toThrow(SuddenNone);
    await expect(failed).rejects.toThrow(/catalogue \(\d+\), banners \(\d+\).*--yes/);
    await expect(read('catalogue')).rejects.toThrow('ENOENT');
    // As often as it is run.
    await expect(recordDemo(absent)).rejects.toThrow(SuddenNone);
    await recordDemo();
    expect(JSON.parse(await read('banners')).length).toBeGreaterThan(0);
  });

  test('it is none with --yes', async () => {
    await recordDemo();
    await forget('catalogue', 'banners');
    await recordDemo(nothing, true);
    expect(JSON.parse(await read('banners'))).toEqual([]);
    await recordDemo(nothing);
  });
});

test('the command ends with 1', async () => {
  await recordDemo();
  await forget('banners');
  const { server, origin } = await listen(0, (_, response) => response.end('[]'));
  const api = ['--api', `${origin}/api`, '--vendor', 'demo', '--out', folder];
  const child = spawn(process.execPath, [`${root}scripts/ready.mjs`, 'record', ...api], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  await close(server);
  expect(errors.trim()).toMatch(/^The server has none any more .*: banners \(\d+\)\. .*--yes\.$/);
  expect(code).toBe(1);
});

test('an empty list is asked for again, and what comes then is recorded', async () => {
  await recordDemo(nothing);
  expect(JSON.parse(await read('banners'))).toEqual([]);
  const asked = await recordDemo();
  expect(asked).toContain('/api/products/v1/overalls');
  expect(JSON.parse(await read('banners')).length).toBeGreaterThan(0);
  expect(JSON.parse(await read('catalogue')).products.length).toBeGreaterThan(0);
  expect(await recordDemo()).toEqual([]);
});
