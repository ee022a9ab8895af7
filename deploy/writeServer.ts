import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compressFolder } from './compress.ts';
import { sheetsOf } from './edge/readSites.ts';
import { staticInline } from './edge/staticPage.ts';
import { nginxConfig, pageFolder } from './nginx.ts';
import { checkPageMetas } from './pageMetas.ts';
import { workerFile, workerOf } from './pageWorker.ts';
import { readWorkers } from './readWorkers.ts';
import type { ShopHost, ShopHosts } from './shopHost.ts';
import { headersFile, redirectsFile } from './staticHost.ts';
import { withSettings } from './withSettings.ts';

/** Build output that is never served: page and worker (each host has its own) and build metadata. */
const notServed = /^((index\.html|sw\.js)(\.(br|gz))?|\.vite|_headers|_redirects)$/;

type Server = {
  /** the output folder of `npm run build` */
  dist: string;
  out: string;
  hosts: ShopHosts;
  /** the path of `out` on the server */
  root: string;
  port: number;
  /** hosts have home in files: the policy allows what is inline there */
  hasHome?: boolean;
};

/**
 * Writes everything nginx serves, and its configuration. Assets of earlier builds stay, so that
 * already open pages can load the rest of their chunks.
 */
export async function writeServer(server: Server): Promise<void> {
  const { dist, out, hosts, root, port, hasHome = false } = server;
  const page = await readPage(dist);
  const config = nginxConfig(await allowedIn(page, dist, hasHome), hosts, { root, port });
  await cp(dist, join(out, 'site'), {
    recursive: true,
    filter: (source) => source === dist || !notServed.test(basename(source)),
  });
  await rm(join(out, 'pages'), { recursive: true, force: true });
  const workers = await readWorkers(dist);
  for (const [name, host] of [['*', hosts.fallback] as const, ...hosts.named]) {
    const folder = join(out, 'pages', pageFolder(name));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), withSettings(page, host));
    await writeFile(join(folder, workerFile), workerOf(host.settings, workers));
  }
  await compressFolder(join(out, 'pages'));
  await writeFile(join(out, 'nginx.conf'), config);
}

/** Writes one host's shop as a folder for a static host, which compresses files itself. */
export async function writeStatic(
  dist: string,
  out: string,
  host: ShopHost,
  hasHome = false,
): Promise<void> {
  const page = await readPage(dist);
  await cp(dist, out, {
    recursive: true,
    filter: (source) => !/(\.vite|\.br|\.gz)$/.test(source),
  });
  await writeFile(join(out, 'index.html'), withSettings(page, host));
  await writeFile(join(out, workerFile), workerOf(host.settings, await readWorkers(dist)));
  await writeFile(join(out, '_headers'), headersFile(await allowedIn(page, dist, hasHome), host));
  await writeFile(join(out, '_redirects'), redirectsFile);
}

/** The page, with what is inline in home's besides. */
async function allowedIn(page: string, dist: string, hasHome: boolean): Promise<string> {
  if (!hasHome) return page;
  const host = { settings: {}, allow: [], origins: [] };
  return page + staticInline({ page, css: await sheetsOf(page, dist), host });
}

async function readPage(dist: string): Promise<string> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  checkPageMetas(page);
  return page;
}
