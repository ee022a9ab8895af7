import { resolve } from 'node:path';
import { appDir } from './buildShop';
import { readBuild, type Weighed, weigh } from './weighing';

// npm run weigh [folder]: what the first load of a build weighs, and whether it is what it may be.

/** Bytes of JS and CSS, brotli 11, that all before the home screen may weigh together. */
const budget = 95_000;

const { first, lazy, faults } = await weigh(await readBuild(resolve(process.argv[2] ?? appDir)));
const total = first.reduce((sum, { bytes }) => sum + bytes, 0);

console.log('The first load, in bytes of brotli 11:\n');
print(first);
console.log(
  `\n${number(total)}  in all, of ${number(budget).trim()}\n\nLater, when it is needed:\n`,
);
print(lazy);

if (total > budget) faults.push(`The first load is ${total - budget} bytes over its budget.`);
for (const fault of faults) console.error(`\n${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function print(parts: Weighed[]) {
  for (const { bytes, name, why } of parts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${number(bytes)}  ${name}${why ? `, ${why}` : ''}`);
}

function number(bytes: number): string {
  return bytes.toLocaleString('en').padStart(9);
}
