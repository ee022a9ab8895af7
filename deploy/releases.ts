import { existsSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { startOf } from './edge/template.ts';

// The folder of a server: `releases/<number>-<build>/` holds page, policy, assets and nginx’s configuration together,
// the link `current` says which of them everybody gets, and `next` which is looked at before. A release’s
// configuration names its own folder, so nginx turns page and policy at the same moment, with its next reload. Assets of
// all releases are in `assets` besides: while nginx turns, a page of one may ask a worker that still has the other.

/** So many are kept: an open page finds the rest of its files, and there is something to go back to. */
const keptReleases = 5;

/** A release that is being written, until it is whole. */
const stagePrefix = '.writing-';
/** What a run that was stopped has left is removed by one that comes so much later, ms. */
const leftMs = 86_400_000;
/** Which releases were everybody's, the last one last. */
const turnsFile = 'turns';
const mostTurns = 50;

type ReleaseLink = 'current' | 'next';

const numberOf = (name: string): number =>
  Number(/^(\d{1,9})-[\w-]+$/.exec(name)?.[1] ?? Number.NaN);

/** The names of the releases in `out`, the newest first. */
export async function listReleases(out: string): Promise<string[]> {
  const all = await readdir(join(out, 'releases')).catch(orNone);
  const names = all.filter((name) => !Number.isNaN(numberOf(name)));
  return names.sort((one, other) => numberOf(other) - numberOf(one));
}

export const releaseFolder = (out: string, name: string): string => join(out, 'releases', name);

/** The release that a link leads to; null where it leads to none. */
export async function linkedRelease(out: string, to: ReleaseLink): Promise<string | null> {
  const path = await readlink(join(out, to)).catch(() => null);
  const name = path === null ? null : basename(path);
  return name !== null && (await listReleases(out)).includes(name) ? name : null;
}

/** The release that was everybody's before the current one, and is still there. */
export async function releaseBefore(out: string): Promise<string | null> {
  const [names, current] = [await listReleases(out), await linkedRelease(out, 'current')];
  return (
    (await readTurns(out)).findLast((name) => name !== current && names.includes(name)) ?? null
  );
}

/** The release that somebody names by its number or its name. Throws a sentence where there is none. */
export async function releaseNamed(out: string, wanted: string): Promise<string> {
  const names = await listReleases(out);
  if (wanted === 'next') {
    const next = await linkedRelease(out, 'next');
    if (next !== null) return next;
    throw new Error(`${out} shows no next release: npm run deploy with --preview writes one.`);
  }
  const found = names.find((name) => name === wanted || String(numberOf(name)) === wanted);
  if (found !== undefined) return found;
  throw new Error(`${out} has no release ${wanted}. It has ${names.join(', ') || 'none'}.`);
}

/** A name for the release of this page, and the folder to write it into. */
export async function startRelease(
  out: string,
  page: string,
): Promise<{ name: string; stage: string }> {
  const [newest] = await listReleases(out);
  const number = newest === undefined ? 1 : numberOf(newest) + 1;
  const name = `${number}-${buildOf(page)}`;
  const stage = join(out, 'releases', `${stagePrefix}${name}-${process.pid}`);
  await mkdir(stage, { recursive: true });
  return { name, stage };
}

/** As reports of a page name its build. */
function buildOf(page: string): string {
  try {
    return basename(startOf(page), '.js').replace(/[^\w-]/g, '-');
  } catch {
    return 'build';
  }
}

/** Makes what was written into `stage` a release, whose assets are found at once. Throws where another run has taken the name. */
export async function finishRelease(
  out: string,
  { name, stage }: { name: string; stage: string },
): Promise<void> {
  if (existsSync(releaseFolder(out, name)))
    throw new Error(`Another run has written release ${name} meanwhile. Run it again.`);
  const folder = releaseFolder(out, name);
  await rename(stage, folder);
  const from = join(folder, 'site/assets');
  for (const asset of await assetsIn(folder))
    await linkFile(join(from, asset), join(out, 'assets', asset));
}

/** The files under `/assets` of a release. */
async function assetsIn(folder: string): Promise<string[]> {
  const at = join(folder, 'site/assets');
  const all = await readdir(at, { recursive: true, withFileTypes: true }).catch(orNone);
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => relative(at, join(entry.parentPath, entry.name)));
}

/** The name has the hash of what is in it: what is there is the same. Not all file systems have links. */
async function linkFile(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/** Turns a link, from one moment to the next. A turn of `current` is remembered unless it goes `back`. */
export async function turn(
  out: string,
  to: ReleaseLink,
  name: string,
  isBack = false,
): Promise<void> {
  const beside = join(out, `.${to}-${process.pid}`);
  await rm(beside, { force: true });
  await symlink(join('releases', name), beside);
  await rename(beside, join(out, to));
  if (to === 'next') return;
  const turns = await readTurns(out);
  const at = turns.lastIndexOf(name);
  const kept = isBack && at >= 0 ? turns.slice(0, at + 1) : [...turns, name];
  await replaceText(join(out, turnsFile), `${kept.slice(-mostTurns).join('\n')}\n`);
}

export const endPreview = (out: string): Promise<void> => rm(join(out, 'next'), { force: true });

/** Writes what nginx includes. `root` is the path of `out` on the server. */
export const writeInclude = (out: string, root: string): Promise<void> =>
  replaceText(
    join(out, 'nginx.conf'),
    `# Written by npm run deploy. The release that everybody gets, and the one that is looked at before, if there is one.
include ${root}/current/nginx.conf;
include ${root}/next/preview*.conf;
`,
  );

/** Removes the oldest releases above those that are kept; returns their names. */
export async function removeOld(out: string): Promise<string[]> {
  const names = await listReleases(out);
  const needed = [
    await linkedRelease(out, 'current'),
    await linkedRelease(out, 'next'),
    await releaseBefore(out),
  ];
  const old = names.slice(keptReleases).filter((name) => !needed.includes(name));
  for (const name of old) await rm(releaseFolder(out, name), { recursive: true });
  if (old.length > 0) await removeOldAssets(out);
  for (const name of await readdir(join(out, 'releases'))) {
    if (!name.startsWith(stagePrefix)) continue;
    const folder = join(out, 'releases', name);
    if (Date.now() - (await stat(folder)).mtimeMs > leftMs) await rm(folder, { recursive: true });
  }
  return old;
}

async function removeOldAssets(out: string): Promise<void> {
  const kept = new Set<string>();
  for (const name of await listReleases(out))
    for (const asset of await assetsIn(releaseFolder(out, name))) kept.add(asset);
  const assets = join(out, 'assets');
  const all = await readdir(assets, { recursive: true, withFileTypes: true }).catch(orNone);
  for (const entry of all) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(relative(assets, path))) await rm(path);
  }
}

async function readTurns(out: string): Promise<string[]> {
  const text = await readFile(join(out, turnsFile), 'utf8').catch(() => '');
  return text.split('\n').filter((name) => !Number.isNaN(numberOf(name)));
}

/** Seen as a whole or not at all. A link in its place is replaced, not what it leads to. */
async function replaceText(path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}`;
  await writeFile(beside, text);
  await rename(beside, path);
}

function orNone(error: unknown): never[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
