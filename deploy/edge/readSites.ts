import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFolder } from '../nginx.ts';
import { workerFile, workerOf, workerOff } from '../pageWorker.ts';
import { readWorkers } from '../readWorkers.ts';
import type { ShopHost, ShopHosts } from '../shopHost.ts';
import { withSettings } from '../withSettings.ts';
import type { EdgeSite } from './site.ts';
import { sitesOf } from './sites.ts';

/** Reads the sites from a build (`dist`), or from what `npm run deploy` has made of one. */
export async function readSites(
  folder: string,
  hosts: ShopHosts,
  built: ShopHost['settings'] = {},
): Promise<Map<string, EdgeSite>> {
  const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');
  const isServer = existsSync(join(folder, 'pages'));
  if (!isServer) {
    const page = await read('index.html');
    const css = await sheetsOf(page, folder);
    const workers = await readWorkers(folder);
    const parts = {
      pageOf: (_: string, host: ShopHost) => withSettings(page, host),
      workerOf: (_: string, settings: ShopHost['settings']) => workerOf(settings, workers),
      css,
    };
    return sitesOf(parts, hosts, built);
  }
  const pages = new Map<string, string>();
  const workers = new Map<string, string>();
  for (const name of ['*', ...hosts.named.keys()]) {
    pages.set(name, await read('pages', pageFolder(name), 'index.html'));
    // a folder from before there was any has none
    workers.set(name, await read('pages', pageFolder(name), workerFile).catch(() => workerOff));
  }
  const css = await sheetsOf(pages.get('*') ?? '', join(folder, 'site'));
  const parts = {
    pageOf: (name: string) => pages.get(name) ?? '',
    workerOf: (name: string) => workers.get(name) ?? workerOff,
    css,
  };
  return sitesOf(parts, hosts, built);
}

/** The style sheets that a page links, by `href`. */
export async function sheetsOf(page: string, folder: string): Promise<EdgeSite['css']> {
  const css: Record<string, string> = {};
  for (const [, href = ''] of page.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g))
    css[href] = await readFile(join(folder, href), 'utf8');
  return css;
}
