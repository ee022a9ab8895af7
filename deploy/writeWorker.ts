import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDomain } from 'tldts';
import { copyBuild } from './copyBuild.ts';
import type { Deployment } from './edge/worker.ts';
import { headersOf, plainHeaders } from './headers.ts';
import { parseHostList } from './readHosts.ts';

/** The platform's runtime as of this day: what it changes later is not in effect before somebody has tried it. */
const compatibilityDate = '2026-04-01';

type Worker = Omit<Deployment, 'version'> & {
  /** the output folder of `npm run build` */
  dist: string;
  /** `worker.js` for that build (deploy/edge/buildEdge.ts) */
  bundle: string;
  out: string;
};

/** Writes the edge as a worker, with all that the platform's tool takes. Returns the files, for people. */
export async function writeWorker({
  dist,
  bundle,
  out,
  hosts,
  apiOrigin,
}: Worker): Promise<string[]> {
  const folder = join(out, 'worker');
  const assets = join(out, 'assets');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const code = await readFile(bundle, 'utf8');
  await writeFile(join(folder, 'worker.mjs'), code);
  await writeFile(join(folder, 'hosts.mjs'), `export default ${JSON.stringify(hosts)};\n`);
  const version = createHash('sha256').update(code).update(hosts).update(apiOrigin);
  await writeFile(
    join(folder, 'index.mjs'),
    entry({ apiOrigin, version: version.digest('hex').slice(0, 16) }),
  );
  // Earlier assets stay: a page that was opened with them finds the rest.
  await copyBuild(dist, assets);
  // the platform asks the worker for what is no file, and the worker makes it
  await rm(join(assets, 'robots.txt'), { force: true });
  // The same for all hosts, and so without a policy. A file that is missing is the worker's 404.
  await writeFile(join(assets, '_headers'), headersOf(plainHeaders));
  await writeFile(join(out, 'wrangler.json'), `${JSON.stringify(configuration(hosts), null, 2)}\n`);
  return ['wrangler.json', 'worker/index.mjs', 'worker/worker.mjs', 'worker/hosts.mjs', 'assets/'];
}

const entry = (rest: Omit<Deployment, 'hosts'>): string =>
  `import hosts from './hosts.mjs';
import { createWorker } from './worker.mjs';
export default createWorker({ hosts, ...${JSON.stringify(rest)} });
`;

/** `*` is no host, and addresses of versions (`workers.dev`) are the platform's own. */
const hasRoute = (name: string) => name !== '*' && !name.endsWith('.workers.dev');

/** The platform takes no more routes of one zone. */
const mostRoutes = 1000;

/** A route for each host, of the zone that the account must have; none above the platform's limit. */
function routesOf(hosts: string) {
  const names = Object.keys(Object(parseHostList(hosts).list)).filter(hasRoute);
  const routes = names.map((name) => ({
    pattern: `${name}/*`,
    zone_name: getDomain(name.replace('*.', '')) ?? name,
  }));
  return routes.length > mostRoutes ? [] : routes;
}

/** Of the platform's tool, wrangler. */
const configuration = (hosts: string) => ({
  name: 'storefront-edge',
  main: 'worker/index.mjs',
  compatibility_date: compatibilityDate,
  compatibility_flags: ['nodejs_compat'],
  no_bundle: true,
  rules: [{ type: 'ESModule', globs: ['*.mjs'] }],
  assets: {
    directory: 'assets',
    html_handling: 'none',
    not_found_handling: 'none',
  },
  workers_dev: false,
  preview_urls: true,
  routes: routesOf(hosts),
  observability: { enabled: true },
});
