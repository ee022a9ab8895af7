// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtPage } from '../../deploy/edge/edge.testing';
import { get, hasNginx, nginxCommand, startNginx, testPort } from '../../deploy/nginx.testing';
import { readHosts } from '../../deploy/readHosts';
import { turn, writeInclude } from '../../deploy/releases';
import { writeServer } from '../../deploy/writeServer';
import { inSteps, type Step, stepsToAdd, stepsToRemove } from './shopSteps';

const list = '{ "*": {}, "plov.uz": {} }';
const renderer = `export const filesOfHost = async (from, hosts, { host, homeName, put }) => {
  await put(homeName, 'home of ' + host);
  return 1;
};`;

let out = '';
let port = 0;
let said: string[] = [];
let stop: (() => Promise<void>) | undefined;
const at = (...path: string[]) => join(out, ...path);
const read = (path: string) => readFile(at(path), 'utf8');
const release = 'releases/1-a';

const change = (host: string) => ({
  file: at('hosts.json'),
  server: { out, root: out, nginx: nginxCommand(out), say: (line: string) => said.push(line) },
  host,
  warn: (line: string) => said.push(line),
});
const take = (steps: readonly Step[]) => inSteps(steps, (line) => said.push(line));
const add = async (host: string, ...more: Step[]) =>
  take([...(await stepsToAdd(change(host), { merchant: 'osh' })), ...more]);
const shown = async (host: string, path = '/checkout') =>
  (await get(port, path, { host, connection: 'close' })).body.toString();
/** nginx loads what it was told a moment after it was told. */
async function untilShown(host: string, text: string, path?: string): Promise<void> {
  while (!(await shown(host, path)).includes(text));
}

/** All that a change may touch. */
const state = async () => [
  await read('hosts.json'),
  (await read(`${release}/nginx.conf`)) + (await read(`${release}/place.json`)),
  existsSync(at(release, 'pages/order.osh.uz')),
];

const title = hasNginx() ? 'one shop' : 'one shop (skipped: no nginx with the brotli module here)';
describe.skipIf(!hasNginx())(title, () => {
  beforeEach(async () => {
    out = await mkdtemp(join(tmpdir(), 'shop-'));
    port = await testPort();
    said = [];
    const dist = at(release, 'renderer/build');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), builtPage);
    await writeFile(join(dist, 'assets/index-1.css'), '.home{color:red}');
    await writeFile(at(release, 'renderer/edge.mjs'), renderer);
    await writeFile(at('hosts.json'), list);
    const hosts = readHosts(JSON.parse(list));
    const place = { root: at(release), port, assetsRoot: out, hasHome: true };
    await writeServer({ dist, out: at(release), hosts, ...place });
    await turn(out, 'current', '1-a');
    await writeInclude(out, out);
    stop = await startNginx(out);
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
    await rm(out, { recursive: true });
  });

  test('a shop is added to list, files and nginx, and no other host’s files are touched', async () => {
    const before = await stat(at(release, 'pages/plov.uz/index.html'));
    await add('order.osh.uz');
    await untilShown('order.osh.uz', 'content="order.osh.uz=osh"');
    await untilShown('order.osh.uz', 'home of order.osh.uz', '/');
    expect(JSON.parse(await read('hosts.json'))).toEqual({
      '*': {},
      'plov.uz': {},
      'order.osh.uz': { merchant: 'osh' },
    });
    expect((await stat(at(release, 'pages/plov.uz/index.html'))).mtimeMs).toBe(before.mtimeMs);
  });

  test('what nginx refuses changes nothing, and the step is named', async () => {
    const before = await state();
    await writeFile(at('conf/storefront.d/own.conf'), 'no such rule;');
    await expect(add('order.osh.uz')).rejects.toThrow(
      / -t failed: .*"no".*Everything is as it was\./s,
    );
    expect(await state()).toEqual(before);
    await writeFile(at('conf/storefront.d/own.conf'), '');
  });

  test('a step after nginx that fails takes the shop away again, from nginx too', async () => {
    const before = await state();
    const check: Step = {
      name: 'npm run check',
      async run() {
        await untilShown('order.osh.uz', 'osh');
        throw new Error('2 red');
      },
    };
    await expect(add('order.osh.uz', check)).rejects.toThrow(
      'npm run check failed: 2 red\nEverything is as it was.',
    );
    expect(await state()).toEqual(before);
    while ((await shown('order.osh.uz')).includes('=osh'));
  });

  test('a shop is removed, and its name gets the page of every other host', async () => {
    await add('order.osh.uz');
    await take(await stepsToRemove(change('order.osh.uz')));
    while ((await shown('order.osh.uz')).includes('=osh'));
    expect(JSON.parse(await read('hosts.json'))).toEqual(JSON.parse(list));
    expect((await state())[2]).toBe(false);
  });

  test('what else the list says by now waits for its own deploy, and is named', async () => {
    const edited = { '*': {}, 'somsa.uz': {}, 'plov.uz': { merchant: 'other' } };
    await writeFile(at('hosts.json'), JSON.stringify(edited));
    await add('order.osh.uz');
    await untilShown('order.osh.uz', '=osh');
    expect(await shown('somsa.uz')).toBe(await shown('every-other.uz'));
    const left = `${at('hosts.json')} has more that is not deployed (plov.uz, somsa.uz): npm run deploy -- ${at('hosts.json')} puts it into effect.`;
    expect(said).toContain(left);
    expect(JSON.parse(await read('hosts.json'))).toEqual({
      ...edited,
      'order.osh.uz': { merchant: 'osh' },
    });
    await take(await stepsToRemove(change('order.osh.uz')));
    while ((await shown('order.osh.uz')).includes('=osh'));
    expect(await shown('somsa.uz')).toBe(await shown('every-other.uz'));
    expect(said.filter((line) => line === left)).toHaveLength(2);
  });

  test('a shop that the list names no more is served until a deploy without it', async () => {
    await add('order.osh.uz');
    await writeFile(at('hosts.json'), list);
    await expect(add('order.osh.uz')).rejects.toThrow('order.osh.uz is served still');
    await add('osh.somsa.uz');
    await untilShown('osh.somsa.uz', '=osh');
    expect(await shown('order.osh.uz')).toContain('order.osh.uz=osh');
  });

  test('what the list cannot hold is a sentence before anything is written', async () => {
    const before = await state();
    await expect(add('plov.uz')).rejects.toThrow('names plov.uz already');
    await expect(add('Osh.uz')).rejects.toThrow('osh.uz');
    await expect(stepsToRemove(change('none.uz'))).rejects.toThrow('does not name none.uz');
    const place = await read(`${release}/place.json`);
    // as it was before it named the hosts
    await writeFile(at(release, 'place.json'), JSON.stringify({ root: out, port, hasHome: true }));
    const needsDeploy = 'run npm run deploy with the whole list once';
    await expect(add('order.osh.uz')).rejects.toThrow(needsDeploy);
    await rm(at(release, 'place.json'));
    await expect(add('order.osh.uz')).rejects.toThrow(needsDeploy);
    await writeFile(at(release, 'place.json'), place);
    expect(await state()).toEqual(before);
  });
});

test('what cannot be undone is named', async () => {
  const undo = () => Promise.reject(new Error('disk full'));
  const steps = [
    { name: 'one', run: async () => undefined, undo },
    { name: 'two', run: () => Promise.reject(new Error('no')) },
  ];
  await expect(inSteps(steps, () => undefined)).rejects.toThrow(
    'two failed: no\nNot undone: one (Error: disk full).',
  );
});
