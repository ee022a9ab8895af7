import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsOf } from '../deploy/brandsFile';
import { checkSetting, port, serverFolder } from '../deploy/settingRules';
import { hostNamed, readHosts, type ShopHosts } from '../deploy/shopHost';
import { writeServer, writeStatic } from '../deploy/writeServer';
import { root } from './root';

// npm run deploy -- hosts.json [--out dist-server] [--root /srv/storefront] [--port 80]
// npm run deploy -- hosts.json --static shop.example.uz [--out dist-static]
// Turns the built `dist` into what a server or a static host serves: deploy/README.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    root: { type: 'string', default: '/srv/storefront' },
    port: { type: 'string', default: '80' },
    static: { type: 'string' },
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
  if (values.static === undefined) await deployServer(hosts);
  else await deployStatic(hosts, values.static);
}

async function deployServer(hosts: ShopHosts) {
  const out = resolve(values.out ?? 'dist-server');
  const at = {
    root: checkSetting('--root', values.root, serverFolder),
    port: Number(checkSetting('--port', values.port, port)),
  };
  await writeServer({ dist, out, hosts, ...at });
  console.log(`${out}: site, pages and nginx.conf for ${hosts.named.size} hosts and every other.`);
}

async function deployStatic(hosts: ShopHosts, name: string) {
  const out = resolve(values.out ?? 'dist-static');
  await writeStatic(dist, out, hostNamed(hosts, name));
  console.log(`${out}: the shop for ${name}, with _headers and _redirects.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${list} is not JSON: ${String(error)}`);
  }
}
