import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { copyBuild } from './copyBuild.ts';
import { sheetsOf } from './edge/readSites.ts';
import { staticInline } from './edge/staticPage.ts';
import { headersFile, redirectsFile } from './headers.ts';
import { nginxConfig, type Place, pageFolder, previewConfig, previewPort } from './nginx.ts';
import { checkPageMetas, withSettings } from './pageMetas.ts';
import { hostNamed, type ShopHost, type ShopHosts } from './shopHost.ts';

type Server = {
  /** the output folder of `npm run build` */
  dist: string;
  out: string;
  hosts: ShopHosts;
  /** hosts have home in files: the policy allows what is inline there */
  hasHome?: boolean;
  /** a host that gets a configuration of its own, `preview.conf`, at the next port */
  preview?: string | undefined;
} & Place;

/** Writes everything nginx serves, and its configuration. */
export async function writeServer(server: Server): Promise<void> {
  const { dist, out, hosts, hasHome = false, preview, ...place } = server;
  const page = await readPage(dist);
  const allowed = await allowedIn(page, dist, hasHome);
  const config = nginxConfig(allowed, hosts, place);
  await copyBuild(dist, join(out, 'site'), { isPacked: true });
  await rm(join(out, 'pages'), { recursive: true, force: true });
  for (const [name, host] of [['*', hosts.fallback] as const, ...hosts.named])
    await writePage(out, name, withSettings(page, host));
  await compressFolder(join(out, 'pages'));
  await writeFile(join(out, configFile), config);
  await writeFile(join(out, placeFile), placeText({ ...place, hasHome, hosts }));
  if (preview === undefined) return;
  const at = { ...place, port: previewPort(place.port) };
  await writeFile(join(out, 'preview.conf'), previewConfig(allowed, preview, hosts, at));
}

const configFile = 'nginx.conf';
/** What a later change of one host needs to know of how the folder was written. */
const placeFile = 'place.json';

type Written = Place & { hasHome: boolean; hosts: ShopHosts };

const placeText = ({ hosts, ...place }: Written): string =>
  JSON.stringify({ ...place, fallback: hosts.fallback, named: [...hosts.named] });

async function readWritten(out: string): Promise<Written | null> {
  const text = await readFile(join(out, placeFile), 'utf8').catch(() => '{}');
  const { fallback, named, ...place } = JSON.parse(text);
  return named ? { ...place, hosts: { fallback, named: new Map(named) } } : null;
}

async function writePage(out: string, name: string, page: string): Promise<string> {
  const folder = join(out, 'pages', pageFolder(name));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  return folder;
}

/**
 * What a change of one host makes of a folder of `writeServer`: its files that name all hosts, as texts by path, and a
 * function that writes that host's page. The change is of the hosts that the folder was written for (`before`), not of
 * the list's: what else the list says by now has no pages here. `dist` is the build of the folder, as far as pages are
 * made of it.
 */
export async function changeServer(
  out: string,
  dist: string,
  change: (named: Map<string, ShopHost>) => void,
) {
  const written = await readWritten(out);
  if (written === null || !existsSync(dist))
    throw new Error(
      `${out} does not keep what is needed to change one host: run npm run deploy with the whole list once, without --no-home.`,
    );
  const { hosts: before, hasHome, ...place } = written;
  const named = new Map(before.named);
  change(named);
  const hosts = { ...before, named };
  const page = await readPage(dist);
  const texts: readonly (readonly [path: string, text: string])[] = [
    [join(out, configFile), nginxConfig(await allowedIn(page, dist, hasHome), hosts, place)],
    [join(out, placeFile), placeText({ ...written, hosts })],
  ];
  const write = async (name: string) =>
    compressFolder(await writePage(out, name, withSettings(page, hostNamed(hosts, name))));
  return { before, texts, write };
}

/** Writes one host's shop as a folder for a static host, which compresses files itself. */
export async function writeStatic(
  dist: string,
  out: string,
  host: ShopHost,
  hasHome = false,
): Promise<void> {
  const page = await readPage(dist);
  await copyBuild(dist, out);
  await writeFile(join(out, 'index.html'), withSettings(page, host));
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
