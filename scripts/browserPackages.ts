import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minifySync } from 'vite';

/** A package with what of it ships to the browser, bytes; `gzip` and `brotli`: the same, compressed alone. */
export type Sized = { name: string; bytes: number; gzip: number; brotli: number };

/** More than this above what the page says is a fault. */
const tolerance = 1.05;

const head = '| Package | Bytes | gzip | brotli |\n|---|---|---|---|';

/**
 * Each package alone and minified by itself, so that the app's own code changes none of them. Names at the top of a
 * module stay as they are here; in a chunk they are shortened, and it is a little smaller.
 */
export const sizesOf = (packages: Readonly<Record<string, readonly string[]>>): Sized[] =>
  Object.entries(packages)
    .map(([name, modules]) => {
      const code = modules.map((module) => minifySync('module.js', module).code).join('\n');
      const { length: bytes } = Buffer.from(code);
      const gzip = gzipSync(code, { level: 9 }).length;
      return { name, bytes, gzip, brotli: brotliCompressSync(code).length };
    })
    .sort((a, b) => b.brotli - a.brotli || (a.name < b.name ? -1 : 1));

/** docs/packages.md. */
export const writePage = (sizes: readonly Sized[]): string => `# Packages in the browser

What of other people's packages a customer's browser gets, each measured alone: its modules as far as the build keeps them,
minified. Not counted are the map's worker and the icons. \`npm run weigh\` compares the build with this page, and fails for a
package that is new, gone, or has grown by more than 5 %; \`-- --write\` writes it.

${head}
${sizes.map(({ name, bytes, gzip, brotli }) => `| ${name} | ${bytes} | ${gzip} | ${brotli} |`).join('\n')}
`;

/** What docs/packages.md says. */
export const readPage = (page: string): Sized[] =>
  [...page.matchAll(/^\| (\S+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
    ([, name = '', bytes, gzip, brotli]) => ({
      name,
      bytes: Number(bytes),
      gzip: Number(gzip),
      brotli: Number(brotli),
    }),
  );

/** Where the build and the page differ, as sentences. */
export function packageFaults(built: readonly Sized[], listed: readonly Sized[]): string[] {
  const wanted = new Map(listed.map((each) => [each.name, each]));
  const isBuilt = new Set(built.map(({ name }) => name));
  const faults = built.flatMap((now) => {
    const before = wanted.get(now.name);
    if (!before) return `${now.name} ships to the browser and is not in docs/packages.md.`;
    return (['bytes', 'gzip', 'brotli'] as const)
      .filter((size) => now[size] > before[size] * tolerance)
      .map((size) => `${now.name} has grown from ${before[size]} to ${now[size]} (${size}).`);
  });
  const gone = listed.filter(({ name }) => !isBuilt.has(name));
  return [
    ...faults,
    ...gone.map(({ name }) => `${name} is in docs/packages.md and not in the build.`),
  ];
}
