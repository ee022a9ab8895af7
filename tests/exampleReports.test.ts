// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { keepCounts } from '../examples/reports/counts.mjs';
import { openFile } from '../examples/reports/files.mjs';
import { refusalCodes as receivedCodes, startFailures } from '../examples/reports/readReport.mjs';
import { receiveReports } from '../examples/reports/receiveReports.mjs';
import { readSettings } from '../examples/reports/settings.mjs';
import { root } from '../scripts/root';
import { testFolder } from '../scripts/testFolder.testing';
import { refusalCodes } from '../src/domain/order/refusalCodes';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const noon = Date.UTC(2026, 2, 4, 12);

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const folder = testFolder();
const newFile = (end = 'lines') => join(folder, `${crypto.randomUUID()}.${end}`);

type Options = { file?: string; maxRows?: number; perAddress?: number; hosts?: string[] };

/** A receiver with its own clock, which begins at noon. */
async function receiver({ file = newFile(), ...limits }: Options = {}) {
  const clock = { now: noon };
  const keeper = await openFile(file);
  const counts = keepCounts(keeper, { now: () => clock.now, ...limits });
  const server = receiveReports({ counts, now: () => clock.now, ...limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.close().closeAllConnections();
    keeper.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (message: unknown, headers: Record<string, string> = {}) => {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    return (await fetch(`${address}/in`, { method: 'POST', body, headers })).status;
  };
  const page = async () => (await fetch(address)).text();
  return { clock, counts, address, send, page };
}

/** The cells of a shop's rows. */
const rowsOf = (page: string, host: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/g)]
    .map(([, row = '']) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell))
    .filter(([name]) => name === host);

const osh = { host: 'osh.example.uz', build: 'index-a1.js' };
const placed = (count: number, host = osh.host) => ({
  ...osh,
  host,
  orders: [{ outcome: 'placed', count }],
});

test('the page shows orders, failed starts, errors and vitals for each shop and build', async () => {
  const { send, page } = await receiver();
  const message = {
    ...osh,
    troubles: [
      { kind: 'start', text: 'gone', count: 1 },
      { kind: 'error', text: 'TypeError: x', where: '/cart', count: 2 },
      { kind: 'fault', text: 'GET /a: 503', where: '/', count: 4 },
      { kind: 'policy', text: 'img-src refuses y', where: '/', count: 5 },
    ],
    orders: [
      { outcome: 'placed', count: 7 },
      { outcome: 'refused', code: '422', count: 2 },
      { outcome: 'lost', count: 1 },
    ],
    vitals: [
      { name: 'LCP', value: 1240 },
      { name: 'CLS', value: 0.123 },
    ],
  };
  expect(await send(message)).toBe(204);
  expect(await send({ ...osh, build: 'index-b2.js', orders: message.orders })).toBe(204);
  const shown = await page();
  expect(rowsOf(shown, osh.host)).toEqual([
    [
      ...['osh.example.uz', 'index-a1.js', '7', '2<small>422: 2</small>', '1'],
      ...['1<small>files gone: 1</small>', '2', '4', '5', '1200 ms', '–', '0.12'],
    ],
    [
      ...['osh.example.uz', 'index-b2.js', '7', '2<small>422: 2</small>', '1'],
      ...['0', '0', '0', '0', '–', '–', '–'],
    ],
  ]);
  expect(shown).toContain('2 × error: /cart: TypeError: x');
  expect(shown).not.toContain('role="alert"');
});

test('what is older than a day is not shown', async () => {
  const { send, page, clock } = await receiver();
  await send(placed(3));
  clock.now += day + hour;
  expect(rowsOf(await page(), osh.host)).toEqual([]);
});

describe('a shop whose orders fall to nothing', () => {
  /** Orders on the three days before, from eleven to noon, at two shops; today only at one. */
  async function threeDays(count: number) {
    const all = await receiver();
    for (const before of [3, 2, 1]) {
      all.clock.now = noon - before * day - 30 * minute;
      for (const host of [osh.host, 'plov.example.uz']) await all.send(placed(count, host));
    }
    all.clock.now = noon - 10 * minute;
    await all.send(placed(1, 'plov.example.uz'));
    all.clock.now = noon;
    return all;
  }
  const said = (page: string) =>
    [...page.matchAll(/role="alert">(.*?)</g)].map(([, sentence]) => sentence);

  test('is named first, with what is usual', async () => {
    const { page } = await threeDays(5);
    expect(said(await page())).toEqual([
      'osh.example.uz: no order for 1 hour. On the days before it had 5 at this time.',
    ]);
  });

  test('is not named where so few are usual that none is chance', async () => {
    const { page } = await threeDays(1);
    expect(said(await page())).toEqual([]);
  });

  test('is not named at night, when it had none on the days before either', async () => {
    const { page, clock } = await threeDays(5);
    clock.now = noon + 12 * hour;
    expect(said(await page())).toEqual([]);
  });

  test('is not named on its second day', async () => {
    const { page, send, clock } = await receiver();
    clock.now = noon - day - 30 * minute;
    await send(placed(9));
    clock.now = noon;
    expect(said(await page())).toEqual([]);
  });
});

test('nothing of a message is run or obeyed by the page', async () => {
  const { send, page, address } = await receiver();
  const text = '</li><script>alert(1)</script>\u202e\u001b[2J"\'';
  await send({ ...osh, troubles: [{ kind: 'error', text, where: '/', count: 1 }] });
  const shown = await page();
  expect(shown).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  for (const sign of ['<script', '\u202e', '\u001b']) expect(shown).not.toContain(sign);
  const policy = (await fetch(address)).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test.each([
  ['no JSON', 'x'],
  ['a list', '[]'],
  ['no host', { build: 'a.js' }],
  ['a host that is none', { host: '<b>' }],
])('%s is refused', async (_, message) => {
  const { send, counts } = await receiver();
  expect(await send(message)).toBe(400);
  expect(counts.all()).toEqual([]);
});

test('a page cannot report about the shop of another host', async () => {
  const { send } = await receiver();
  expect(await send(placed(1), { origin: 'https://evil.example' })).toBe(400);
  expect(await send(placed(1), { origin: 'https://osh.example.uz' })).toBe(204);
});

test('fields that are not of their closed sets do not count', async () => {
  const { send, counts } = await receiver();
  const troubles = [
    { kind: 'start', text: 'Dilnoza', count: 1 },
    { kind: 'other', text: 'x', count: 1 },
    { kind: 'error', text: 7, count: 1 },
    { kind: 'error', text: 'x', count: -1 },
    { kind: 'error', text: 'x', count: 'many' },
    null,
  ];
  const orders = [
    { outcome: 'sold', count: 1 },
    { outcome: 'refused', code: 'because of Dilnoza', count: 1e12 },
  ];
  const vitals = [
    { name: 'LCP', value: -1 },
    { name: 'TTFB', value: 1 },
    { name: 'INP', value: null },
  ];
  expect(await send({ ...osh, build: '<b>', troubles, orders, vitals })).toBe(204);
  expect(counts.all()).toEqual([
    { at: noon, host: osh.host, build: '', kind: 'refused', text: 'other', count: 1000 },
  ]);
});

test('a body that is too long is refused, with and without its length', async () => {
  const { send, address, counts } = await receiver();
  const body = JSON.stringify({ ...placed(1), more: 'x'.repeat(70_000) });
  expect(await send(body)).toBe(413);
  const stream = new Blob([body]).stream();
  const init = { method: 'POST', body: stream, duplex: 'half' };
  expect((await fetch(`${address}/in`, init)).status).toBe(413);
  expect(counts.all()).toEqual([]);
});

test('an address that sends too much is refused until the next minute, and no other is', async () => {
  const { send, clock } = await receiver({ perAddress: 2 });
  const from = (address: string) => send(placed(1), { 'x-real-ip': address });
  expect([await from('1.2.3.4'), await from('1.2.3.4'), await from('1.2.3.4')]).toEqual([
    204, 204, 429,
  ]);
  expect(await from('1.2.3.5')).toBe(204);
  // A customer of IPv6 has a whole network of addresses.
  const network = ['a', 'b', 'c'].map((end) => `2001:db8:1:2:3:4:5:${end}`);
  expect([await from(String(network[0])), await from(String(network[1]))]).toEqual([204, 204]);
  expect(await from(String(network[2]))).toBe(429);
  clock.now += minute;
  expect(await from('1.2.3.4')).toBe(204);
});

test('what is kept is bounded: known rows go on counting, new ones are dropped, and the page says so', async () => {
  const { send, counts, page } = await receiver({ maxRows: 2 });
  for (const host of ['a.uz', 'b.uz', 'c.uz', 'a.uz']) await send(placed(1, host));
  expect(counts.all().map(({ host, count }) => [host, count])).toEqual([
    ['a.uz', 2],
    ['b.uz', 1],
  ]);
  expect(await page()).toContain('1 report not kept: the limits are reached.');
});

test('one shop with ever new messages leaves room for the others', async () => {
  const { send, counts } = await receiver();
  for (let batch = 0; batch < 12; batch += 1)
    await send({
      ...osh,
      troubles: Array.from({ length: 50 }, (_, index) => ({
        ...{ kind: 'error', where: '/', count: 1 },
        text: `${batch} ${index}`,
      })),
    });
  expect(counts.all()).toHaveLength(500);
  await send(placed(1, 'plov.example.uz'));
  expect(counts.all()).toHaveLength(501);
});

describe('a stranger who reports about invented shops', () => {
  const hosts = [osh.host, 'plov.example.uz'];
  const invented = (at: number) => placed(1, `${at}.invented.uz`);
  const hostsOf = (counts: Awaited<ReturnType<typeof receiver>>['counts']) =>
    counts.all().map(({ host }) => host);

  test('shuts out no shop that is named, and is counted as one', async () => {
    const { send, counts, page } = await receiver({ hosts, maxRows: 12 });
    for (let at = 0; at < 30; at += 1) await send(invented(at));
    await send(placed(2));
    expect(hostsOf(counts)).toEqual(['other hosts', osh.host]);
    expect(rowsOf(await page(), 'other hosts')[0]?.[2]).toBe('30');
  });

  test('has a part of the room, whatever is made up', async () => {
    const { send, counts, clock } = await receiver({ hosts, maxRows: 12 });
    for (let at = 0; at < 30; at += 1) {
      clock.now += hour;
      await send(invented(at));
    }
    expect(hostsOf(counts)).toEqual(['other hosts', 'other hosts']);
    expect(counts.dropped()).toBe(28);
  });

  test('leaves the others their part, in the name of one of them too', async () => {
    const { send, counts, clock } = await receiver({ hosts, maxRows: 12 });
    for (let at = 0; at < 30; at += 1) {
      clock.now += hour;
      await send(placed(1));
    }
    expect(counts.all()).toHaveLength(8);
    for (let at = 0; at < 3; at += 1) {
      clock.now += hour;
      await send(placed(1, 'plov.example.uz'));
    }
    expect(hostsOf(counts).filter((host) => host === 'plov.example.uz')).toHaveLength(2);
  });

  test('is forgotten at the next start, once the shops are named', async () => {
    const file = newFile();
    const first = await receiver({ file });
    for (const host of [osh.host, 'x.invented.uz']) await first.send(placed(1, host));
    first.counts.flush();
    const { counts } = await receiver({ file, hosts });
    expect(hostsOf(counts)).toEqual([osh.host]);
  });
});

const placedRow = { at: noon, ...osh, kind: 'placed', text: '', count: 2 };

test('what was not written yet is written when the old is dropped', () => {
  const written: unknown[] = [];
  const keeper = {
    ...{ name: '', load: () => [], replace: () => undefined, close: () => undefined },
    write: (rows: unknown[]) => void written.push(...rows),
  };
  const counts = keepCounts(keeper, { now: () => noon });
  counts.add([placedRow]);
  counts.prune();
  counts.flush();
  expect(written).toEqual([placedRow]);
});

/** A file of lines everywhere; where this Node has SQLite, a database too. */
const hasSqlite = await import(String('node:sqlite')).then(
  () => true,
  () => false,
);
test.each(hasSqlite ? ['lines', 'sqlite'] : ['lines'])(
  'counts outlive a restart in a file of %s, and what is older than eight days does not',
  async (end) => {
    const file = newFile(end);
    /** What is kept at a time, and after so many more rows. */
    const keptAt = async (now: number, more = 0) => {
      const keeper = await openFile(file);
      const counts = keepCounts(keeper, { now: () => now });
      for (let row = 0; row < more; row += 1) {
        counts.add([placedRow]);
        counts.flush();
      }
      keeper.close();
      return counts.all();
    };
    await keptAt(noon, 2);
    expect(await keptAt(noon + 7 * day)).toEqual([{ ...placedRow, count: 4 }]);
    expect(await keptAt(noon + 9 * day)).toEqual([]);
    expect(await keptAt(noon)).toEqual([]);
  },
);

test.runIf(hasSqlite)('a database that was locked is written to once it is free', async () => {
  const file = newFile('sqlite');
  const keeper = await openFile(file);
  const { DatabaseSync } = await import(String('node:sqlite'));
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  expect(() => keeper.write([placedRow])).toThrow('locked');
  other.exec('ROLLBACK');
  other.close();
  keeper.write([placedRow]);
  expect(keeper.load()).toEqual([placedRow]);
  keeper.close();
});

test('a line that was cut off by a power cut costs that line only', async () => {
  const file = newFile();
  writeFileSync(file, `${JSON.stringify(placedRow)}\n{"at":17`);
  const { counts } = await receiver({ file });
  expect(counts.all()).toEqual([placedRow]);
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(placedRow)}\n`);
});

test('the closed sets are those of the shop', () => {
  expect(receivedCodes).toEqual([...refusalCodes]);
  const source = readFileSync(join(root, 'src/app/watchStartFiles.ts'), 'utf8');
  const [, union = ''] = /type StartFailure = (.*);/.exec(source) ?? [];
  expect(union.split(' | ')).toEqual(startFailures.map((one) => `'${one}'`));
});

test('a setting that is wrong stops the receiver with a sentence', () => {
  const usual = { port: 8082, address: '127.0.0.1', file: 'reports.sqlite', hosts: [] };
  expect(readSettings({})).toEqual(usual);
  expect(readSettings({ REPORTS_HOSTS: 'Osh.uz, plov.uz,' }).hosts).toEqual(['osh.uz', 'plov.uz']);
  expect(() => readSettings({ REPORTS_HOSTS: 'osh.uz,*.uz' })).toThrow(
    'REPORTS_HOSTS names "*.uz".',
  );
  expect(() => readSettings({ PORT: '80a' })).toThrow('PORT is "80a". Allowed is a whole number');
  expect(() => readSettings({ REPORTS_ADDRESS: 'a b' })).toThrow('REPORTS_ADDRESS is "a b".');
});

test('a port that is taken stops the receiver with a sentence', async () => {
  const { address } = await receiver();
  const { port } = new URL(address);
  const second = spawn(process.execPath, [join(root, 'examples/reports/reports.mjs')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PORT: port, REPORTS_FILE: newFile() },
  });
  const [errors, [code]] = await Promise.all([text(second.stderr), once(second, 'close')]);
  expect(code).toBe(1);
  expect(errors).toMatch(/^listen EADDRINUSE.*: set PORT to another one, above 1023\.\n$/);
});
