import { existsSync } from 'node:fs';
import { cp, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageFolder } from '../deploy/nginx';
import { replaceFiles } from '../deploy/replaceFiles';
import { hostNamed, type ShopHosts } from '../deploy/shopHost';
import { root } from './root';

type Edge = typeof import('../deploy/edge/node');
type Say = (sentence: string) => void;

/** Beside what is served: the edge's code with the class names of that build. */
const rendererFolder = 'renderer';
/** No package of ours is above the folder and says that its files are modules. */
const bundle = 'edge.mjs';

/** Bundles the edge's code for the build in `dist`, for `out`, and keeps that build's page beside it. */
export async function writeRenderer(dist: string, out: string): Promise<void> {
  const folder = join(out, rendererFolder);
  // Vite is large, and most runs are without
  const { buildEdge } = await import('../deploy/edge/buildEdge');
  await buildEdge({ root, dist, out: folder, mode: 'production', entries: ['node'] });
  await rename(join(folder, 'node.js'), join(folder, bundle));
  const isPage = (path: string) => !/\.\w+$/.test(path) || /(index\.html|\.css)$/.test(path);
  await cp(dist, keptBuild(out), { recursive: true, filter: isPage });
}

/** The build that `writeRenderer` was told of, as far as pages are made of it. */
export const keptBuild = (out: string): string => join(out, rendererFolder, 'build');

/** The bundle that `writeRenderer` has left in `out`. */
export function readRenderer(out: string): Promise<Edge> {
  const file = join(out, rendererFolder, bundle);
  if (!existsSync(file))
    throw new Error(`${file} is missing: run npm run deploy without --no-home into ${out} first.`);
  return import(pathToFileURL(file).href);
}

type Home = {
  edge: Edge;
  /** a build, or what `npm run deploy` has made of one */
  from: string;
  hosts: ShopHosts;
  /** where a host's files go, and whether that is a static host's folder */
  place: (host: string) => { folder: string; isStatic: boolean };
  /** of an API base that is a path; null: the host itself */
  apiOrigin: string | null;
  /** removes a host's products even if all of them are gone at once */
  isCertain?: boolean;
  say: Say;
  warn: Say;
};

/** Where nginx has a host's files. */
export const serverPlace =
  (out: string) =>
  (host: string): ReturnType<Home['place']> => ({
    folder: join(out, 'pages', pageFolder(host)),
    isStatic: false,
  });

/**
 * Writes the files of these hosts, one after the other, and first of the one whose turn was longest ago: a run that is
 * stopped leaves the others to the next. One that fails, or is not deployed, keeps what it has. Returns whether all were
 * written.
 */
export async function writeHomes(names: readonly string[], home: Home): Promise<boolean> {
  const turns = await Promise.all(names.map((host) => lastTurn(host, home)));
  const order = names.map((host, at) => ({ host, turn: turns[at] ?? null }));
  let isDone = true;
  for (const { host, turn } of order.sort((one, other) => (one.turn ?? 0) - (other.turn ?? 0))) {
    if (turn === null) {
      isDone = false;
      home.warn(`${host}: not deployed yet: run npm run deploy with this list.`);
      continue;
    }
    try {
      home.say(`${host}: ${await writeHome(host, home)}`);
    } catch (error) {
      isDone = false;
      home.warn(`${host}: ${whyOf(error)}.${noApi(host, home)} Its files stay as they are.`);
    }
  }
  return isDone;
}

/** When a host's files were written or tried last, which both change its folder; null: it has no page there. */
async function lastTurn(host: string, home: Home): Promise<number | null> {
  const { folder } = home.place(host);
  return existsSync(join(folder, 'index.html')) ? (await stat(folder)).mtimeMs : null;
}

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SyntaxError)
    return 'what the merchant’s server answered is not JSON, so something else answers there';
  const { code, message }: { code?: unknown; message?: unknown } = Object(error.cause);
  if (error.message === 'fetch failed')
    return `the merchant’s server cannot be reached (${code ?? message ?? 'no connection'})`;
  return error.message.replace(/\.$/, '');
}

/** An API that nobody has named is looked for on the host itself, where mostly there is none. */
function noApi(host: string, { hosts, apiOrigin }: Home): string {
  const base = hostNamed(hosts, host).settings.VITE_API_BASE_URL;
  if (base !== undefined || apiOrigin !== null) return '';
  return (
    ` The list names no API for it (VITE_API_BASE_URL), so https://${host}/api was asked: name it there, or say its ` +
    'origin by --api.'
  );
}

async function writeHome(host: string, home: Home): Promise<string> {
  const { folder, isStatic } = home.place(host);
  const own = home.hosts.named.get(host);
  // of all hosts the edge would read the pages, for each
  const hosts = own ? { ...home.hosts, named: new Map([[host, own]]) } : home.hosts;
  const { made, changed } = await replaceFiles(
    folder,
    (put) =>
      home.edge.filesOfHost(home.from, hosts, {
        host,
        homeName: isStatic ? 'index.html' : 'home.html',
        apiOrigin: home.apiOrigin ?? `https://${host}`,
        put,
      }),
    { isCompressed: !isStatic, isCertain: home.isCertain ?? false },
  );
  const what = made === null ? 'no shop to show' : `home and ${made} products`;
  return `${what}, ${changed} files changed.`;
}
