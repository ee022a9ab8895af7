import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brandsOf } from '../deploy/brandsFile';
import { previewPort } from '../deploy/nginx';
import { releaseFolder, startRelease } from '../deploy/releases';
import { botLink as botLinkRule, checkSetting, origin, port } from '../deploy/settingRules';
import { hostNamed, type ShopHosts } from '../deploy/shopHost';
import { refusalOfTelegram, writeTelegram } from '../deploy/telegramHost';
import { writeServer, writeStatic } from '../deploy/writeServer';
import { keptBuild, readRenderer, serverPlace, writeHomes, writeRenderer } from './deployHome';
import { checkStatic, readDeployList, shopNamed } from './deployList';
import { currentFolder, goBack, goTo, howToTell, publish, serverOf } from './deployReleases';
import { deployWorker } from './deployWorker';
import { whileLocked } from './lockFolder';
import { readOptions } from './options';
import { root } from './root';

// npm run deploy -- hosts.json [--out /srv/storefront] [--root its path on the server] [--port 80] [--nginx "sudo nginx"]
// The same with --preview osh: at the next port, before it is everybody's by --to next.
// npm run deploy -- --back [--out /srv/storefront] [--nginx "sudo nginx"]: the release before; --to 7: the one of that number.
// npm run deploy -- hosts.json --static shop.example.uz [--out dist-static]
// Both with home and products in files, as far as the merchants' servers answer: [--no-home], or again [--refresh [--yes]],
// and [--api https://api.example.uz].
// [--dist folder]: of another build than that of npm run build.
// npm run deploy -- hosts.json --worker [--out dist-worker]: the edge and the files for where a CDN runs code.
// npm run deploy -- hosts.json --telegram app42.tgcloud.ai --bot https://t.me/osh_bot [--push]
// Turns the built `dist` into what a server or a static host serves: deploy/README.

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    dist: { type: 'string' },
    out: { type: 'string' },
    root: { type: 'string' },
    port: { type: 'string', default: '80' },
    static: { type: 'string' },
    worker: { type: 'boolean', default: false },
    telegram: { type: 'string' },
    bot: { type: 'string' },
    push: { type: 'boolean', default: false },
    'no-home': { type: 'boolean', default: false },
    refresh: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    api: { type: 'string' },
    nginx: { type: 'string' },
    preview: { type: 'string' },
    back: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
});
const [list = 'deploy/hosts.example.json'] = positionals;
const dist = values.dist === undefined ? join(root, 'dist') : resolve(values.dist);
const hasHome = !values['no-home'];
const kind = kindOf();
const out = resolve(values.out ?? `dist-${kind}`);
await deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});

function kindOf(): 'worker' | 'telegram' | 'static' | 'server' {
  if (values.worker) return 'worker';
  if (values.telegram !== undefined) return 'telegram';
  return values.static === undefined ? 'server' : 'static';
}

async function deploy() {
  // a link turns from one moment to the next: no run has to end before the release of before is back
  if (values.back || values.to !== undefined) return deployEarlier();
  if (values.refresh && !hasHome)
    throw new Error(
      '--refresh writes home in files, and --no-home is without: leave out one of them.',
    );
  if (kind === 'server' && values.refresh) await currentFolder(out);
  // what cannot be done leaves no folder behind, and stops nobody
  await readHostsFile();
  if (!values.refresh && !existsSync(join(dist, 'index.html')))
    throw new Error(`${dist} holds no build: run npm run build first.`);
  // all but a server's folder are published as they are
  const path = kind === 'server' ? join(out, 'running') : `${out}.running`;
  await mkdir(dirname(path), { recursive: true });
  const refreshing = { command: 'npm run deploy -- --refresh', giveWay };
  const lock = values.refresh ? refreshing : { command: 'npm run deploy' };
  await whileLocked(out, { path, ...lock }, deployFromList);
}

/** The files of a host are replaced one by one, and the next run begins with the hosts that are left. */
function giveWay(): void {
  console.log('Stopped for another command: the next --refresh goes on.');
  process.exit(0);
}

async function readHostsFile() {
  const file = resolve(list);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code: unknown = Reflect.get(Object(error), 'code');
    throw new Error(`${list} cannot be read (${code}): the first argument is the list of hosts.`);
  });
  const brands = brandsOf(dirname(file));
  return { text, brands, ...readDeployList(list, text, brands) };
}

async function deployFromList() {
  // again: the run that held the folder may have changed it
  const { text, brands, hosts, hasFallback } = await readHostsFile();
  if (values.worker) await deployAsWorker(text, brands);
  else if (values.telegram !== undefined) await deployTelegram(hosts, values.telegram);
  else if (values.static === undefined) await deployServer(hosts);
  else await deployStatic(hosts, values.static, hasFallback);
}

async function deployEarlier() {
  const server = serverOf(values);
  if (values.back && values.to !== undefined)
    throw new Error('--back is to the release before, --to names one: leave out one of them.');
  await (values.to === undefined ? goBack(server) : goTo(values.to, server));
  console.log(howToTell(server));
}

async function deployAsWorker(text: string, brands: string | null) {
  if (values.refresh || values.preview !== undefined)
    throw new Error('--worker keeps no home in files, and looks at a version at the platform.');
  const apiOrigin = values.api === undefined ? '' : checkSetting('--api', values.api, origin);
  await deployWorker({ dist, out, text, brands, apiOrigin });
}

async function deployTelegram(hosts: ShopHosts, name: string) {
  if (values.refresh)
    throw new Error('--refresh is for nginx and static hosts, not for --telegram.');
  const host = hostNamed(hosts, name);
  const refusal = refusalOfTelegram(name, host);
  if (refusal !== null) throw new Error(refusal);
  const botLink = checkSetting('--bot', values.bot ?? '', botLinkRule);
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
  const server = serverOf(values);
  const at = Number(checkSetting('--port', values.port, port));
  const single = [...hosts.named.keys()].filter((name) => !name.startsWith('*'));
  const home = (from: string) =>
    deployHomes(single, { from, rendererIn: from, hosts, place: serverPlace(from) });
  const none = `${list} names no single host: only those have home in files.`;
  if (values.refresh) {
    if (single.length === 0) throw new Error(none);
    return home(await currentFolder(out));
  }
  const preview = values.preview === undefined ? undefined : shopNamed(values.preview, hosts);
  const release = await startRelease(out, await readFile(join(dist, 'index.html'), 'utf8'));
  const { name, stage } = release;
  const place = {
    root: releaseFolder(server.root, name),
    port: at,
    assetsRoot: server.root,
  };
  try {
    await writeServer({ dist, out: stage, hosts, ...place, hasHome, preview });
    if (hasHome) {
      await writeRenderer(dist, stage);
      if (single.length === 0) console.log(none);
      else await home(stage);
    }
  } catch (error) {
    await rm(stage, { recursive: true });
    throw error;
  }
  await publish(release, preview === undefined ? 'current' : 'next', server);
  console.log(`${out}: release ${name} for ${hosts.named.size} hosts and every other.`);
  if (preview !== undefined)
    console.log(
      `Look at it: http://${preview}:${previewPort(at)}/, on a server with TLS as deploy/README says. ` +
        'npm run deploy -- --to next makes it everybody’s.',
    );
  console.log(howToTell(server));
}

async function deployStatic(hosts: ShopHosts, name: string, hasFallback: boolean) {
  const rendererIn = `${out}-home`;
  const isNamed = hosts.named.has(name);
  checkStatic(name, { list, hosts, hasFallback });
  if (values.refresh && !isNamed) throw new Error(`${list} does not name ${name}.`);
  if (!values.refresh) {
    await writeStatic(dist, out, hostNamed(hosts, name), hasHome && isNamed);
    console.log(`${out}: the shop for ${name}, with _headers and _redirects.`);
    if (!hasHome) return;
    if (!isNamed) return console.log(`${list} does not name ${name}: home comes from the app.`);
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
    isCertain: values.yes,
    say: console.log,
    warn: console.error,
  });
  // A first time the page is the build's, which opens the shop all the same.
  if (!isDone && values.refresh) process.exitCode = 1;
}
