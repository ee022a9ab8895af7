import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { noneSince } from '../src/domain/noneSince';
import { compressFile } from './compress.ts';

/** Of one host's files, with their compressed forms, bytes. */
const mostBytes = 1_000_000_000;

/** What `npm run deploy -- --home` makes of a host; nothing else of its folder is ever removed. */
const own = /^(home\.html|sitemap\.xml|manifest\.webmanifest|product\/[\w-]+\.html)$/;

/** What a run that was stopped has left is removed by one that comes so much later, ms. */
const leftMs = 3_600_000;
const stagePrefix = '.next-';
/** There are thousands of pages of products: the highest quality takes ten times as long. */
const quality = 9;

/** Since when a host that had products has none, as text: removed with the first run that has some. */
const markName = '.none-since';
const ofProduct = /^product\/[\w-]+\.html$/;

type Options = {
  /** removes all products of a host at once, without waiting for a second run */
  isCertain?: boolean;
  now?: () => number;
  /** writes `.br` and `.gz` too: static hosts compress files themselves */
  isCompressed: boolean;
  most?: number;
};

/**
 * Writes the files that `make` puts into a folder of its own, and then, when all are there, takes those that have
 * changed over by renaming, and removes those of before that are no more. When `make` rejects, everything
 * stays as it was; so it does when none of several products is left, until a run ten minutes later says so again.
 * Returns what `make` does, and how many files have changed.
 */
export async function replaceFiles<T>(
  folder: string,
  make: (put: (path: string, text: string) => Promise<void>) => Promise<T>,
  { isCompressed, isCertain = false, most = mostBytes, now = Date.now }: Options,
): Promise<{ made: T; changed: number }> {
  await mkdir(folder, { recursive: true });
  await removeLeft(folder);
  const stage = await mkdtemp(join(folder, stagePrefix));
  const files = new Set<string>();
  let bytes = 0;
  async function put(path: string, text: string): Promise<void> {
    const at = join(stage, path);
    await mkdir(dirname(at), { recursive: true });
    await writeFile(at, text);
    bytes += Buffer.byteLength(text) + (isCompressed ? await compressFile(at, quality) : 0);
    if (bytes > most) throw new Error(`its files are larger than ${most} bytes`);
    files.add(path);
  }
  try {
    const made = await make(put);
    if (!isCertain) await refuseSuddenNone(folder, files, now());
    await rm(join(folder, markName), { force: true });
    let changed = 0;
    for (const path of files) changed += await takeOver(stage, folder, path);
    return { made, changed: changed + (await removeOthers(folder, files)) };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Throws when all products are gone, until that is certain (`noneSince`): what answers "none" may be broken. */
async function refuseSuddenNone(
  folder: string,
  files: ReadonlySet<string>,
  now: number,
): Promise<void> {
  if ([...files].some((path) => ofProduct.test(path))) return;
  const before = (await readdir(folder, { recursive: true })).filter((path) =>
    ofProduct.test(path),
  );
  if (before.length < 2) return;
  const mark = join(folder, markName);
  const text = await textOf(mark);
  const since = noneSince(text === null ? null : Number(text), now);
  if (since === null) return;
  await writeFile(mark, String(since));
  throw new Error(
    `the server names no product, and there are ${before.length} pages of products. If that is so, run it again ` +
      'in ten minutes, or with --yes',
  );
}

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(stagePrefix)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > leftMs) await rm(join(folder, name), { recursive: true });
  }
}

/** The file itself comes last: a run that is stopped before is made up for by the next. */
const forms = ['.br', '.gz', ''];

/** A rename within a folder's file system is seen as a whole or not at all. */
async function takeOver(stage: string, folder: string, path: string): Promise<number> {
  const [from, to] = [join(stage, path), join(folder, path)];
  if ((await textOf(from)) === (await textOf(to))) return 0;
  await mkdir(dirname(to), { recursive: true });
  for (const form of forms) {
    // A compressed form of before would be sent in place of the new file.
    if ((await textOf(from + form)) === null) await rm(to + form, { force: true });
    else await rename(from + form, to + form);
  }
  return 1;
}

async function removeOthers(folder: string, files: ReadonlySet<string>): Promise<number> {
  const all = await readdir(folder, { recursive: true });
  const gone = all.filter(
    (path) => own.test(path) && !files.has(path) && !path.startsWith(stagePrefix),
  );
  for (const path of gone)
    for (const form of forms) await rm(join(folder, path + form), { force: true });
  return gone.length;
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
