import { resolve } from 'node:path';
import { appDir } from './buildShop';
import { readBuild, type Weighed, weigh } from './weighing';

// npm run weigh [folder]: the weight of a build's first load, checked against its budget.

/**
 * Bytes of JS and CSS (brotli 11) that may load before home can be used. Even an unrelated change
 * moves the sum by up to 130: the hashes in the names of lazy files, and the names that the minifier
 * chooses in React DOM's file. Includes what answers taps before React (docs/decisions/37-taps-before-react.md).
 */
const budget = 111_800;

const { first, lazy, faults } = await weigh(await readBuild(resolve(process.argv[2] ?? appDir)));
const sum = (parts: Weighed[]) => parts.reduce((all, { bytes }) => all + bytes, 0);
const total = sum(first);

console.log('The first load, in bytes of brotli 11:\n');
print(first);
console.log(`\n${number(total)}  in total, of ${number(budget).trim()}\n\nLazy:\n`);
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
