import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { modulesFile, packagesFile } from './chunkModules';

/** A chunk of Vite's manifest, with the fields used here. */
export type Chunk = {
  file: string;
  css?: string[];
  imports?: string[];
};

export type Build = {
  folder: string;
  manifest: Record<string, Chunk>;
  /** by output file its source files, each with its characters before minifying */
  sources: Record<string, Record<string, number>>;
  /** by package the code of its modules, before minifying */
  packages: Record<string, string[]>;
};

export type Weighed = { name: string; bytes: number; why?: string };

export type Weights = {
  /** everything loaded before home can be used, from the edge: its page carries what it has read */
  first: Weighed[];
  /** what it takes besides where the page is a file: the chunk that reads the API's responses */
  reading: Weighed[];
  lazy: Weighed[];
  /** what must not be in the first load, and another number of Telegram runtimes than one, as sentences */
  faults: string[];
};

/** Reads the metadata written by a build with `chunkModules`. */
export async function readBuild(folder: string): Promise<Build> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return {
    folder,
    manifest: await read('.vite/manifest.json'),
    sources: await read(modulesFile),
    packages: await read(packagesFile),
  };
}

/** Why the chunk with React DOM is part of the first load. */
export const reactDom = 'React DOM, in a file of its own';
const entrySource = 'src/main.tsx';
const mountSource = 'src/app/mountReact.ts';
const readingSource = 'src/app/connectApi.ts';

/** Sources that must be lazy, each with its name in messages. */
const neverFirst: [RegExp, string][] = [
  [/node_modules\/@(tma\.js|telegram-apps)\//, 'the Telegram SDK'],
  [/node_modules\/(maplibre-gl|react-map-gl)\//, 'the map'],
  [/^src\/screens\/(?!home\/Home|info\/)\w+\/\w+Screen\.tsx$/, 'a screen besides home'],
];

/** One or the other name of Telegram's runtime, in its folder. */
const runtime = /^.*node_modules\/@(?:tma\.js|telegram-apps)\/bridge\//;

/** With two Telegram runtimes a press of the main button is handled twice; with none, this knows no name of it. */
function runtimeFaults(sources: Build['sources']): string[] {
  const names = Object.values(sources).flatMap(Object.keys);
  const found = new Set(names.flatMap((name) => runtime.exec(name)?.[0] ?? []));
  return found.size === 1
    ? []
    : [
        `${found.size} Telegram runtimes are in the build instead of one: ${[...found].join(', ')}.`,
      ];
}

/**
 * Weighs the first load in bytes (brotli 11): the entry and its imports, what home needs before it
 * can be used (React DOM, its own chunk if any, the largest dictionary), their styles, and the
 * inline script.
 */
export async function weigh(build: Build): Promise<Weights> {
  const { manifest, sources } = build;
  const page = await readFile(join(build.folder, 'index.html'), 'utf8');
  const fileWith = (source: string): string => {
    const found = Object.keys(sources).find((file) => source in (sources[file] ?? {}));
    // otherwise any build would pass
    if (found === undefined) throw new Error(`${source} is in no chunk.`);
    return found;
  };
  const mountFile = fileWith(mountSource);
  const files = filesOf(manifest, firstChunks(manifest, [fileWith(entrySource), mountFile]));
  const reading = [fileWith(readingSource)].filter((file) => !files.includes(file));
  const rest = filesOf(manifest, Object.keys(manifest)).filter(
    (file) => !files.includes(file) && !reading.includes(file),
  );

  const firstFaults = [...files, ...reading].flatMap((file) =>
    neverFirst.flatMap(([pattern, what]) => {
      const found = Object.keys(sources[file] ?? {}).find((source) => pattern.test(source));
      return found ? [`${what} is in the first load: ${found} in ${file}.`] : [];
    }),
  );
  const weighed = await weighFiles(build.folder, files);
  const inline = inlineScripts(page).join('');
  return {
    first: [
      { name: 'index.html', why: 'its inline scripts', bytes: compressed(Buffer.from(inline)) },
      ...weighed.map((part) => (part.name === mountFile ? { ...part, why: reactDom } : part)),
    ],
    reading: await weighFiles(build.folder, reading),
    lazy: await weighFiles(build.folder, rest),
    faults: [...runtimeFaults(sources), ...firstFaults],
  };
}

/**
 * Manifest keys of the first load: the entry and its imports, home's own chunk, and React DOM,
 * which home needs for interaction but not for its first render.
 */
function firstChunks(manifest: Build['manifest'], startFiles: string[]): Set<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) add(next);
  };
  for (const [key, { file }] of Object.entries(manifest)) if (startFiles.includes(file)) add(key);
  const home = Object.keys(manifest).filter((key) => key.startsWith('src/screens/home/HomeScreen'));
  const dictionary = ['src/i18n/ru.home.ts', 'src/i18n/uz.home.ts'].find((key) => key in manifest);
  for (const key of [...home, dictionary ?? []].flat()) add(key);
  return found;
}

function filesOf(manifest: Build['manifest'], keys: Iterable<string>): string[] {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const files = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].filter((file) => /\.(m?js|css)$/.test(file));
}

const weighFiles = (folder: string, files: string[]): Promise<Weighed[]> =>
  Promise.all(
    files.map(async (file) => ({
      name: file,
      bytes: compressed(await readFile(join(folder, file))),
    })),
  );

/**
 * Hashes in names are all the same here. They say nothing of the code, and each differs from build to build: brotli
 * then finds other matches in the whole file, and the same code weighs up to 140 bytes more or less.
 */
const withoutHashes = (content: Buffer): Buffer =>
  Buffer.from(content.toString().replace(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '-00000000'));

const compressed = (content: Buffer): number =>
  brotliCompressSync(withoutHashes(content), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length;

/** The code of the scripts that stand in a built page (scripts/inlineEarly); data blocks and files are none. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?: data-name="\w+")?>(.*?)<\/script>/gs)].map(([, code = '']) => code);
