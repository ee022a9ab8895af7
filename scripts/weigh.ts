import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { packageFaults, readPage, sizesOf, writePage } from './browserPackages';
import { appDir } from './buildShop';
import { packageOf } from './chunkModules';
import { readOptions } from './options';
import { root } from './root';
import { readBuild, type Weighed, weigh } from './weighing';

// npm run weigh [folder]: the weight of a build's first load, checked against its budget, and the packages in the build,
// checked against docs/packages.md. With --modules also what each of its files is made of, largest first; --write writes
// that page.

/**
 * Bytes of JS and CSS (brotli 11) that may load before home can be used, without the hashes in names, with which it
 * is about 200 more. Even an unrelated change moves the sum by some bytes: the names that the minifier chooses in
 * React DOM's file. Includes what records taps before React (docs/decisions/09-one-start.md).
 */
const budget = { edge: 99_750, files: 110_950 };

const { values, positionals } = readOptions({
  options: {
    modules: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const build = await readBuild(resolve(positionals[0] ?? appDir));
const { first, reading, lazy, faults } = await weigh(build);
const sum = (parts: readonly Pick<Weighed, 'bytes'>[]) =>
  parts.reduce((all, { bytes }) => all + bytes, 0);
const totals = { edge: sum(first), files: sum([...first, ...reading]) };

console.log('The first load from the edge, in bytes of brotli 11:\n');
print(first);
printTotal('edge');
console.log('\nFrom files, also what reads the responses:\n');
print(reading);
printTotal('files');
console.log('\nLazy:\n');
print(lazy);

if (values.modules) for (const { name } of [...first, ...reading]) printModules(name);

const packagesPage = join(root, 'docs/packages.md');
const packages = sizesOf(build.packages);
if (values.write) await writeFile(packagesPage, writePage(packages));
faults.push(...packageFaults(packages, readPage(await readFile(packagesPage, 'utf8'))));
console.log(
  `\n${packages.length} packages ship to the browser, ${number(sum(packages)).trim()} bytes (docs/packages.md).`,
);

for (const from of ['edge', 'files'] as const)
  if (totals[from] > budget[from])
    faults.push(
      `The first load (${from}) is ${totals[from] - budget[from]} bytes over its budget.`,
    );
for (const fault of faults) console.error(`\n${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function print(parts: Weighed[]) {
  for (const { bytes, name, why } of parts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${number(bytes)}  ${name}${why ? `, ${why}` : ''}`);
}

function printTotal(from: keyof typeof budget) {
  console.log(`\n${number(totals[from])}  in total, of ${number(budget[from]).trim()}`);
}

/** Libraries are one entry each. */
function printModules(file: string) {
  const sizes = new Map<string, number>();
  for (const [source, characters] of Object.entries(build.sources[file] ?? {})) {
    const name = packageOf(source) ?? source;
    sizes.set(name, (sizes.get(name) ?? 0) + characters);
  }
  if (sizes.size === 0) return;
  console.log(`\n${file}, in characters before minifying:\n`);
  for (const [name, characters] of [...sizes].sort(([, a], [, b]) => b - a))
    console.log(`${number(characters)}  ${name}`);
}

function number(bytes: number): string {
  return bytes.toLocaleString('en').padStart(9);
}
