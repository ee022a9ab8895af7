import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsOf } from '../deploy/brandsFile';
import { checkSetting, origin, port, serverFolder, settingRules } from '../deploy/settingRules';
import { hostNamed, readHosts, type ShopHosts } from '../deploy/shopHost';
import { refusalOfTelegram } from '../deploy/telegramHost';
import { writeServer, writeStatic } from '../deploy/writeServer';
import { writeTelegram } from '../deploy/writeTelegram';
import { keptBuild, readRenderer, serverPlace, writeHomes, writeRenderer } from './deployHome';
import { root } from './root';

// npm run deploy -- hosts.json [--out dist-server] [--root /srv/storefront] [--port 80]
// npm run deploy -- hosts.json --static shop.example.uz [--out dist-static]
// Both with [--home] or [--refresh] and [--api https://api.example.uz]: home and products in files.
// npm run deploy -- hosts.json --telegram app42.tgcloud.ai --bot https://t.me/osh_bot [--push]
// Turns the built `dist` into what a server or a static host serves: deploy/README.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    root: { type: 'string', default: '/srv/storefront' },
    port: { type: 'string', default: '80' },
    static: { type: 'string' },
    telegram: { type: 'string' },
    bot: { type: 'string' },
    push: { type: 'boolean', default: false },
    home: { type: 'boolean', default: false },
    refresh: { type: 'boolean', default: false },
    api: { type: 'string' },
  },
});
const [list = 'deploy/hosts.example.json'] = positionals;
const dist = join(root, 'dist');
await deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});

async function deploy() {
  const file = resolve(list);
  const hosts = readHosts(readJson(await readFile(file, 'utf8')), brandsOf(dirname(file), null));
  if (values.telegram !== undefined) await deployTelegram(hosts, values.telegram);
  else if (values.static === undefined) await deployServer(hosts);
  else await deployStatic(hosts, values.static);
}

async function deployTelegram(hosts: ShopHosts, name: string) {
  if (values.home || values.refresh)
    throw new Error('--home and --refresh are for nginx and static hosts, not for --telegram.');
  const out = resolve(values.out ?? 'dist-telegram');
  const host = hostNamed(hosts, name);
  const refusal = refusalOfTelegram(name, host);
  if (refusal !== null) throw new Error(refusal);
  const botLink = checkSetting('--bot', values.bot ?? '', settingRules.VITE_BOT_LINK);
  needBuild();
  const files = await writeTelegram(dist, out, { host, botLink: botLink.replace(/\/$/, '') });
  console.log(`${out}: the shop for ${name} in site/, and\n  ${files.join('\n  ')}`);
  const tool = join(out, 'node_modules/@tgcloud/cli/bin/tgcloud.js');
  console.log(
    `\nTo publish it, in ${out}:\n  npm install\n  npx --no-install tgcloud login    # once; it asks for the CLI access token, which this command never sees\n` +
      '  npx --no-install tgcloud status\n  npx --no-install tgcloud push     # site/ and tgcloud/, to Telegram\n',
  );
  if (!values.push) return console.log('Nothing was published: --push runs the last of them.');
  if (!existsSync(tool)) throw new Error(`${tool} is missing: run npm install in ${out} first.`);
  console.log(`Running tgcloud push in ${out} …`);
  const { status } = spawnSync(process.execPath, [tool, 'push'], { cwd: out, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

async function deployServer(hosts: ShopHosts) {
  const out = resolve(values.out ?? 'dist-server');
  const at = {
    root: checkSetting('--root', values.root, serverFolder),
    port: Number(checkSetting('--port', values.port, port)),
  };
  if (!values.refresh) {
    needBuild();
    await writeServer({ dist, out, hosts, ...at, hasHome: values.home });
    console.log(
      `${out}: site, pages and nginx.conf for ${hosts.named.size} hosts and every other.`,
    );
    if (!values.home) return;
    await writeRenderer(dist, out);
  }
  const names = [...hosts.named.keys()].filter((name) => !name.startsWith('*'));
  if (names.length === 0) throw new Error(`${list} names no single host: only those have files.`);
  await deployHomes(names, { from: out, rendererIn: out, hosts, place: serverPlace(out) });
}

async function deployStatic(hosts: ShopHosts, name: string) {
  const out = resolve(values.out ?? 'dist-static');
  const rendererIn = `${out}-home`;
  const hasHome = values.home || values.refresh;
  if (hasHome && !hosts.named.has(name)) throw new Error(`${list} does not name ${name}.`);
  if (!values.refresh) {
    needBuild();
    await writeStatic(dist, out, hostNamed(hosts, name), hasHome);
    console.log(`${out}: the shop for ${name}, with _headers and _redirects.`);
    if (!hasHome) return;
    await writeRenderer(dist, rendererIn);
  }
  const place = () => ({ folder: out, isStatic: true });
  await deployHomes([name], { from: keptBuild(rendererIn), rendererIn, hosts, place });
}

type Files = Pick<Parameters<typeof writeHomes>[1], 'from' | 'hosts' | 'place'>;

async function deployHomes(
  names: readonly string[],
  { rendererIn, ...files }: Files & { rendererIn: string },
) {
  const apiOrigin = values.api === undefined ? null : checkSetting('--api', values.api, origin);
  const edge = await readRenderer(rendererIn);
  const isDone = await writeHomes(names, {
    ...files,
    edge,
    apiOrigin,
    say: console.log,
    warn: console.error,
  });
  if (!isDone) process.exitCode = 1;
}

function needBuild(): void {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${dist} holds no build: run npm run build first.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${list} is not JSON: ${String(error)}`);
  }
}
