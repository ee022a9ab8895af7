// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  get as getFrom,
  hasNginx,
  nginxCommand,
  startNginx,
  testPort,
} from '../deploy/nginx.testing';
import { inlineHashes } from '../deploy/policy';
import { readHosts } from '../deploy/readHosts';
import { linkedRelease, releaseFolder, startRelease, turn } from '../deploy/releases';
import { writeServer } from '../deploy/writeServer';
import {
  currentFolder,
  goBack,
  goTo,
  howToTell,
  publish,
  type Server,
  serverOf,
} from './deployReleases';

const pageOf = (build: string) => `<!doctype html><html><head><script>build = "${build}"</script>
<script type="module" src="/assets/${build}.js"></script></head><body></body></html>`;

let out = '';
let port = 0;
let said: string[] = [];
let stop: (() => Promise<void>) | undefined;

const server = (): Server => ({
  out,
  root: out,
  nginx: nginxCommand(out),
  say: (sentence) => said.push(sentence),
});

async function distOf(build: string): Promise<string> {
  const dist = join(out, 'dist', build);
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), pageOf(build));
  await writeFile(join(dist, `assets/${build}.js`), `run("${build}")`);
  return dist;
}

async function deploy(
  build: string,
  names: readonly string[] = [],
  { preview, nginx }: { preview?: string; nginx?: string | undefined } = server(),
) {
  const dist = await distOf(build);
  const hosts = readHosts({ '*': {}, ...Object.fromEntries(names.map((name) => [name, {}])) });
  const release = await startRelease(out, pageOf(build));
  const root = releaseFolder(out, release.name);
  const place = { root, port, assetsRoot: out };
  await writeServer({ dist, out: release.stage, hosts, ...place, preview });
  await publish(release, preview === undefined ? 'current' : 'next', { ...server(), nginx });
}

/** Of a browser with a new connection: one that waits on an old one asks again by itself. */
const get = (path: string, host = 'osh.uz', at = port) =>
  getFrom(at, path, { host, connection: 'close' });

/** The build that a visitor gets, whose page, policy and script have to be of the same. */
async function visit(at = port): Promise<string> {
  const { status, headers, body } = await get('/', 'osh.uz', at);
  const page = body.toString();
  const [, build = ''] = /build = "(\w+)"/.exec(page) ?? [];
  const policy = headers['content-security-policy'] ?? '';
  const isAllowed = inlineHashes(page).scripts.every((hash) => policy.includes(hash));
  const script = await get(`/assets/${build}.js`, 'osh.uz', at);
  expect([status, isAllowed, script.status, script.body.toString()]).toEqual([
    200,
    true,
    200,
    `run("${build}")`,
  ]);
  return build;
}

/** nginx loads what it was told a moment after it was told. */
async function untilShown(build: string): Promise<void> {
  while ((await visit()) !== build);
}

test('the folder that is named is the server’s own, unless its path there is named too', () => {
  expect(serverOf({}).root).toBe('/srv/storefront');
  expect(serverOf({ out: '/srv/shop' })).toMatchObject({ out: '/srv/shop', root: '/srv/shop' });
  expect(serverOf({ out: '/tmp/shop', root: '/srv/shop/' }).root).toBe('/srv/shop');
  expect(() => serverOf({ root: '/srv/a b' })).toThrow('--root is "/srv/a b"');
});

test('what is left to do by hand is said with the folder on the server', () => {
  const copied = howToTell({ ...serverOf({ out: '/tmp/shop', root: '/srv/shop' }) });
  expect(copied).toContain('rsync -a /tmp/shop/ /srv/shop/');
  expect(copied).toContain('ln -s /srv/shop/nginx.conf /etc/nginx/conf.d/');
  const own = howToTell(serverOf({ out: '/srv/shop', nginx: 'sudo nginx' }));
  expect(own).not.toMatch(/rsync|nginx -t/);
});

test('a refresh is of the current release', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'refresh-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(currentFolder(folder)).rejects.toThrow('holds no release');
  await mkdir(join(folder, 'releases/3-a'), { recursive: true });
  await turn(folder, 'current', '3-a');
  expect(await currentFolder(folder)).toBe(join(folder, 'releases/3-a'));
});

const title = hasNginx() ? 'releases' : 'releases (skipped: no nginx with the brotli module here)';
describe.skipIf(!hasNginx())(title, () => {
  beforeEach(async () => {
    out = await mkdtemp(join(tmpdir(), 'deploy-releases-'));
    port = await testPort();
    said = [];
    await deploy('a', [], { nginx: undefined });
    stop = await startNginx(out);
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
    await rm(out, { recursive: true });
  });

  test('forth and back while visitors come: nobody gets an error, or a page with another policy', async () => {
    let isOver = false;
    let visits = 0;
    const visitor = async () => {
      for (; !isOver; visits += 1) await visit();
    };
    const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
    for (const build of ['b', 'c']) {
      await deploy(build);
      await untilShown(build);
    }
    for (const build of ['b', 'a']) {
      await goBack(server());
      await untilShown(build);
    }
    await goTo('3', server());
    await untilShown('c');
    isOver = true;
    await visitors;
    expect(visits).toBeGreaterThan(4);
    expect(said).toContain('current: 2-b, before: 3-c.');
    expect(await readFile(join(out, 'error.log'), 'utf8')).not.toMatch(/error|emerg|crit/);
  });

  test('an open page of a kept release finds its files after a turn forth, and of a later one after a turn back', async () => {
    for (const build of ['b', 'c']) await deploy(build);
    await untilShown('c');
    expect((await get('/assets/a.js')).body.toString()).toBe('run("a")');
    await goBack(server());
    await untilShown('b');
    const { body, headers } = await get('/assets/c.js');
    expect([body.toString(), headers['cache-control']]).toEqual([
      'run("c")',
      'public, max-age=31536000, immutable',
    ]);
    const missing = await get('/assets/none.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('the next release is seen at its own port before it is everybody’s', async () => {
    await deploy('b', ['osh.uz'], { ...server(), preview: 'osh.uz' });
    while ((await get('/', 'osh.uz', port + 1).catch(() => null)) === null);
    expect([await visit(port + 1), await visit()]).toEqual(['b', 'a']);
    await goTo('next', server());
    await untilShown('b');
    await expect(goTo('next', server())).rejects.toThrow('shows no next release');
  });

  test('what nginx refuses is nobody’s: the link stays, also for the next start', async () => {
    await deploy('b');
    await untilShown('b');
    await writeFile(join(releaseFolder(out, '1-a'), 'nginx.conf'), 'no such rule;');
    await expect(goBack(server())).rejects.toThrow(
      /refused:\n.*"no".*1-a is written; 2-b stays the current one/s,
    );
    expect(await linkedRelease(out, 'current')).toBe('2-b');
    await writeFile(join(releaseFolder(out, '1-a'), 'nginx.conf'), '');
    await goBack(server());
    expect(await linkedRelease(out, 'current')).toBe('1-a');
  });

  test('the current release is checked and loaded again when it is asked for again', async () => {
    const conf = join(out, 'conf/storefront.d/own.conf');
    await writeFile(conf, 'no such rule;');
    await expect(deploy('b')).rejects.toThrow('1-a stays the current one');
    await turn(out, 'current', '2-b');
    await expect(goTo('2', server())).rejects.toThrow(/-t refused:\n.*"no"/s);
    await writeFile(conf, '');
    await goTo('2', server());
    await untilShown('b');
    expect(said).toContain('2-b is the current release already.');
  });

  test('without a release of before there is nothing to go back to', async () => {
    await expect(goBack(server())).rejects.toThrow('nothing to go back to');
  });

  test('a host that the release of before does not know is said', async () => {
    await deploy('b', ['osh.uz']);
    await goBack(server());
    expect(said).toContain(
      '1-a does not know osh.uz: there it shows the page of every other host.',
    );
  });

  test('an nginx that is not there is a sentence', async () => {
    const release = await startRelease(out, pageOf('b'));
    await writeFile(join(release.stage, 'nginx.conf'), '');
    await mkdir(join(release.stage, 'pages'));
    await expect(
      publish(release, 'current', { ...server(), nginx: 'no-such-nginx' }),
    ).rejects.toThrow(/no-such-nginx -t could not be run \(ENOENT\)\.\n.*1-a stays/);
  });
});
