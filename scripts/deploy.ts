import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsOf } from '../deploy/brandsFile';
import { readHosts } from '../deploy/shopHost';
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
const hosts = readHosts(
  JSON.parse(await readFile(resolve(list), 'utf8')),
  brandsOf(dirname(resolve(list)), null),
);
const dist = join(root, 'dist');

if (values.static === undefined) {
  const out = resolve(values.out ?? 'dist-server');
  await writeServer({ dist, out, hosts, root: values.root, port: Number(values.port) });
  console.log(`${out}: site, pages and nginx.conf for ${hosts.named.size} hosts and every other.`);
} else {
  const host = hosts.named.get(values.static) ?? hosts.fallback;
  const out = resolve(values.out ?? 'dist-static');
  await writeStatic(dist, out, host);
  console.log(`${out}: the shop for ${values.static}, with _headers and _redirects.`);
}
