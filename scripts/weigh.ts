import { resolve } from 'node:path';
import { appDir } from './buildShop';
import { reactDom, readBuild, type Weighed, weigh } from './weighing';

// npm run weigh [folder]: what the first load of a build weighs, and whether it is what it may be.

/** Bytes of JS and CSS, brotli 11, that may come before home can be used, all of it together, */
const budget = 107_350;
/** and before its first picture, which needs no React DOM (docs/performance.md). */
const pictureBudget = 51_150;

const { first, lazy, faults } = await weigh(await readBuild(resolve(process.argv[2] ?? appDir)));
const sum = (parts: Weighed[]) => parts.reduce((all, { bytes }) => all + bytes, 0);
const total = sum(first);
const picture = sum(first.filter(({ why }) => why !== reactDom));

console.log('The first load, in bytes of brotli 11:\n');
print(first);
console.log(
  `\n${number(total)}  in all, of ${number(budget).trim()}` +
    `\n${number(picture)}  before the first picture, of ${number(pictureBudget).trim()}` +
    '\n\nLater, when it is needed:\n',
);
print(lazy);

if (total > budget) faults.push(`The first load is ${total - budget} bytes over its budget.`);
if (picture > pictureBudget)
  faults.push(`What the first picture needs is ${picture - pictureBudget} bytes over its budget.`);
for (const fault of faults) console.error(`\n${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function print(parts: Weighed[]) {
  for (const { bytes, name, why } of parts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${number(bytes)}  ${name}${why ? `, ${why}` : ''}`);
}

function number(bytes: number): string {
  return bytes.toLocaleString('en').padStart(9);
}
