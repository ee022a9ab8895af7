import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalOfName } from '../hostNames.ts';
import { pageFolder } from '../nginx.ts';
import { settingsIn, withSettings } from '../pageMetas.ts';
import type { ShopHost, ShopHosts } from '../shopHost.ts';
import { sitesOf } from './sites.ts';
import type { EdgeSite } from './template.ts';

/**
 * Reads the sites from a build (`dist`), or from what `npm run deploy` has made of one: a release, or the folder of all,
 * of which the current one counts.
 */
export async function readSites(
  from: string,
  hosts: ShopHosts,
  built: ShopHost['settings'] = {},
): Promise<Map<string, EdgeSite>> {
  const folder = existsSync(join(from, 'current')) ? await realpath(join(from, 'current')) : from;
  const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');
  const isServer = existsSync(join(folder, 'pages'));
  if (!isServer) {
    const page = await read('index.html');
    const css = await sheetsOf(page, folder);
    const parts = {
      pageOf: (_: string, host: ShopHost) => withSettings(page, host),
      css,
    };
    return sitesOf(parts, hosts, built);
  }
  // as bytes, which are outside of the heap and half the size
  const pages = new Map<string, Buffer>();
  const fileOf = (name: string) => join(folder, 'pages', pageFolder(name), 'index.html');
  pages.set('*', await readFile(fileOf('*')));
  const { named, refused } = await withPages(hosts, async (name) => {
    const page = await readFile(fileOf(name));
    pages.set(name, page);
    return page.toString();
  });
  const other = () => pages.get('*')?.toString() ?? '';
  const pageOf = (name: string, host: ShopHost) =>
    pages.get(name)?.toString() ?? withSettings(other(), { settings: {}, ...hostsOf(host) });
  const css = await sheetsOf(other(), join(folder, 'site'));
  return sitesOf({ pageOf, css }, { ...hosts, named, refused }, built);
}

/**
 * The hosts whose page is there; one without is refused. A host that the list itself refuses may have the page of an
 * earlier list: it goes by what that says.
 */
async function withPages(
  { fallback, named, refused }: ShopHosts,
  read: (name: string) => Promise<string>,
) {
  const there = new Map<string, ShopHost>();
  const gone = new Map(refused);
  for (const [name, { why, host }] of gone)
    if (refusalOfName(name) === null)
      await read(name).then(
        (page) => gone.set(name, { why, host: { ...host, settings: settingsIn(page) } }),
        () => undefined,
      );
  for (const [name, host] of named)
    try {
      await read(name);
      there.set(name, host);
    } catch {
      const why = 'Its page is not in the folder: run npm run deploy with this list.';
      gone.set(name, { why, host: { ...fallback, ...hostsOf(host) } });
    }
  return { named: there, refused: gone };
}

const hostsOf = ({ hosts }: ShopHost) => (hosts === undefined ? {} : { hosts });

/** The style sheets that a page links, by `href`. */
export async function sheetsOf(page: string, folder: string): Promise<EdgeSite['css']> {
  const css: Record<string, string> = {};
  for (const [, href = ''] of page.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g))
    css[href] = await readFile(join(folder, href), 'utf8');
  return css;
}
