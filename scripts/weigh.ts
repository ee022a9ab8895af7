import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appDir } from './buildShop';
import { readBuild, type Weighed, weigh } from './weighing';

// npm run weigh [folder]: the weight of a build's first load, checked against its budget. With --modules also
// what each of its files is made of, largest first.

/**
 * Bytes of JS and CSS (brotli 11) that may load before home can be used, without the hashes in names, with which it
 * is about 200 more. Even an unrelated change moves the sum by some bytes: the names that the minifier chooses in
 * React DOM's file. Includes what answers taps before React (docs/decisions/37-taps-before-react.md).
 */
const budget = 111_600;

const { values, positionals } = parseArgs({
  options: { modules: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const build = await readBuild(resolve(positionals[0] ?? appDir));
const { first, lazy, faults } = await weigh(build);
const sum = (parts: Weighed[]) => parts.reduce((all, { bytes }) => all + bytes, 0);
const total = sum(first);

console.log('The first load, in bytes of brotli 11:\n');
print(first);
console.log(`\n${number(total)}  in total, of ${number(budget).trim()}\n\nLazy:\n`);
print(lazy);

if (values.modules) for (const { name } of first) printModules(name);

if (total > budget) faults.push(`The first load is ${total - budget} bytes over its budget.`);
for (const fault of faults) console.error(`\n${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function print(parts: Weighed[]) {
  for (const { bytes, name, why } of parts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${number(bytes)}  ${name}${why ? `, ${why}` : ''}`);
}

/** Libraries are one entry each. */
function printModules(file: string) {
  const sizes = new Map<string, number>();
  for (const [source, characters] of Object.entries(build.sources[file] ?? {})) {
    const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
    const name = library ?? source;
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
