import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readHosts } from '../../../deploy/readHosts';
import { demoBotToken } from '../../../mocks/backend/bot';
import { createBotApi } from '../../demo/botApi';
import { createFakeBotApi } from '../../demo/fakeBotApi.testing';
import { testFolder } from '../../testFolder.testing';
import {
  type Changes,
  createWorld,
  dead,
  demoBackend,
  goodCertificate,
  now,
  withBody,
} from '../world.testing';
import { checkHosts } from './checkHosts';
import { hostsHtml, hostsLines } from './hostsReport';
import { readHostsTarget, runHosts } from './runHosts';

const folder = testFolder();
let api: Awaited<ReturnType<typeof createFakeBotApi>>;
let lastFile = '';
beforeAll(async () => {
  api = await createFakeBotApi(demoBotToken);
});
beforeEach(() => {
  lastFile = join(folder, `${Math.random()}.json`);
});
afterAll(() => api.close());

const minuteMs = 60_000;
const namesOf = (count: number) => Array.from({ length: count }, (_, at) => `demo.s${at}.test`);
const listOf = (names: readonly string[]) =>
  readHosts(Object.fromEntries(names.map((name) => [name, {}])));
const readCertificate = () => Promise.resolve(goodCertificate);
const silent = () => undefined;
const network = globalThis.fetch;

const said: string[] = [];
type Look = { changes?: Changes; at?: number; isTold?: boolean; names?: string[]; isOff?: boolean };

/** One run over a few shops, `minutes` after the first. */
function look({ changes = {}, at = 0, isTold, names = namesOf(2), isOff }: Look = {}) {
  const backend = demoBackend();
  if (isOff) for (const one of backend.db.merchants) one.isActive = false;
  const bot = createBotApi({
    token: demoBotToken,
    origin: api.origin,
    say: silent,
    fetch: network,
    wait: () => Promise.resolve(),
  });
  const tell = isTold ? { bot, chat: '5' } : null;
  return runHosts(
    { hosts: listOf(names), apiBase: null, lastFile, tell, failOn: 'red' },
    {
      fetch: createWorld(changes, backend).fetch,
      readCertificate,
      now: now + at * minuteMs,
      say: (sentence) => said.push(sentence),
    },
  );
}
const shown = ({ lines }: Awaited<ReturnType<typeof look>>) =>
  lines.map(({ host, state, since, isCertain }) => {
    const minutes = (since - now) / minuteMs;
    return `${host} ${state} ${minutes}${isCertain ? '' : '?'}`;
  });
const firstDown: Changes = { 'demo.s0.test': withBody('no', 502) };
const emptyMenu: Changes = {
  'api.test/api/products/v1/overalls': withBody('{"groups":[],"categories":[],"products":[]}'),
};

test('thirty shops are looked at, ten at a time', async () => {
  const names = namesOf(30);
  let most = 0;
  let open = 0;
  let waiting: (() => void)[] = [];
  const seen = await checkHosts({
    hosts: listOf(names),
    fetch: createWorld().fetch,
    // a shop waits here until nine others have come
    readCertificate: () => {
      open += 1;
      most = Math.max(most, open);
      return new Promise((resolve) => {
        waiting.push(() => {
          open -= 1;
          resolve(goodCertificate);
        });
        if (waiting.length < 10) return;
        const ten = waiting;
        waiting = [];
        for (const go of ten) go();
      });
    },
    now,
    apiBase: null,
  });
  expect(most).toBe(10);
  expect(seen.map(({ host }) => host)).toEqual(names);
  expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['selling']));
});

test('a shop is selling, closed or broken, and the first sentence says why', async () => {
  const stateIn = async (given: Look) => {
    const { lines } = await look({ names: namesOf(1), ...given });
    await rm(lastFile);
    return lines.map(({ state, why }) => `${state} ${why}`.trim())[0];
  };
  expect(await stateIn({})).toBe('selling');
  expect(await stateIn({ isOff: true })).toMatch(/^closed The merchant is switched off/);
  expect(await stateIn({ changes: firstDown })).toBe('broken The address answers with an error.');
  expect(await stateIn({ changes: { 'api.test': dead } })).toBe(
    'broken The server does not answer.',
  );
  expect(await stateIn({ changes: emptyMenu })).toBe('broken The menu is empty.');
  expect(await stateIn({ changes: { 'cdn.test': withBody('no', 404) } })).toBe('selling');
});

test('a shop that answers nothing is given up after its time', async () => {
  const fetch = ((_: Request, init: RequestInit) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new TypeError('fetch failed')));
    })) as typeof globalThis.fetch;
  const hosts = listOf(namesOf(1));
  const given = { hosts, fetch, readCertificate, now, apiBase: null, hostMs: 20 };
  expect(await checkHosts(given)).toMatchObject([{ state: 'broken' }]);
});

test('a shop whose many calls come at once brings no warning of Node', async () => {
  const warnings: string[] = [];
  const warn = ({ message }: Error) => warnings.push(message);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  await look({ names: namesOf(1) });
  // they are told of in a later turn
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
});

test('one bad answer makes no “since” jump; the second, ten minutes later, counts from the first', async () => {
  expect(shown(await look())).toEqual(['demo.s0.test selling 0', 'demo.s1.test selling 0']);
  const once = await look({ at: 10, changes: firstDown });
  expect(shown(once)).toEqual(['demo.s0.test broken 10?', 'demo.s1.test selling 0']);
  expect(once.exitCode).toBe(0);
  expect(shown(await look({ at: 20 }))[0]).toBe('demo.s0.test selling 0');
  await look({ at: 30, changes: firstDown });
  const twice = await look({ at: 40, changes: firstDown });
  expect(shown(twice)[0]).toBe('demo.s0.test broken 30');
  expect(twice.exitCode).toBe(1);
  expect(shown(await look({ at: 50 }))).toEqual([
    'demo.s0.test selling 50',
    'demo.s1.test selling 0',
  ]);
});

test('a chat is told of what is certain to have changed, once', async () => {
  api.calls.length = 0;
  const texts = () => api.of('sendMessage').map(({ text }) => String(text).split('\n'));
  await look({ isTold: true });
  await look({ isTold: true, at: 10, changes: firstDown });
  expect(texts()).toEqual([]);
  await look({ isTold: true, at: 20, changes: firstDown });
  await look({ isTold: true, at: 30, changes: firstDown });
  expect(texts()).toEqual([
    [
      '✗ demo.s0.test is broken since 2026-11-26 12:10 UTC. The address answers with an error.',
      '',
      '1 broken, 0 closed, 1 selling.',
    ],
  ]);
  await look({ isTold: true, at: 40 });
  expect(texts().at(-1)?.[0]).toBe('✓ demo.s0.test sells again.');
  expect(texts()).toHaveLength(2);
});

test('a message that did not arrive is sent by the next run, and a long one is cut', async () => {
  api.calls.length = 0;
  const many = { isTold: true, names: namesOf(120), changes: { 'demo.s': withBody('no', 502) } };
  api.troubles.push({ method: 'sendMessage', status: 403, body: { ok: false, error_code: 403 } });
  expect((await look(many)).exitCode).toBe(2);
  expect(said.at(-1)).toContain('The chat was not told (403');
  await look({ ...many, at: 10 });
  const text = String(api.of('sendMessage').at(-1)?.text);
  expect(text.length).toBeLessThan(4096);
  expect(text).toMatch(/and \d+ more\n\n120 broken, 0 closed, 0 selling\.$/);
});

test('the page has what does not sell, the file for a browser every shop', async () => {
  const { lines } = await look({ changes: firstDown });
  expect(hostsLines(lines)).toEqual([
    '✗ demo.s0.test  broken since 2026-11-26 12:00 UTC',
    '    The address answers with an error.',
    '',
    '1 broken, 0 closed, 1 selling.',
  ]);
  const html = hostsHtml(lines, 'Check of 2 shops', 'today');
  expect(html).toContain('demo.s1.test</span>: selling since');
  expect(html).toContain('1 broken, 0 closed, 1 selling.');
});

test('a last run that cannot be read is named, and the times start again', async () => {
  await writeFile(lastFile, '{"demo.s0.test":{"state":"asleep"}}');
  expect(shown(await look({ at: 3 }))[0]).toBe('demo.s0.test selling 3');
  expect(said.at(-1)).toContain('cannot be read, so the time since when');
});

test.each([
  [{ hosts: '/nowhere.json' }, '/nowhere.json cannot be read (ENOENT)'],
  [{ hosts: 'package.json', tell: 'me' }, '--tell is the id of a chat'],
  [{ hosts: 'package.json', tell: '5' }, '--tell needs --bot-token-file'],
  [{ hosts: 'package.json', 'bot-token-file': 'f' }, 'name it by --tell'],
  [{ hosts: 'package.json', api: 'osh.uz' }, '--api is an address'],
  [{ hosts: 'README.md' }, 'README.md cannot be used'],
])('%j stops with a sentence', async (values, said) => {
  await expect(readHostsTarget(values, 'red', {}, silent)).rejects.toThrow(said);
});
