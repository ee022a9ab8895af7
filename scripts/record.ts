import { join, relative, resolve } from 'node:path';
import { OperatorError } from './demo/readToken';
import { readOptions, stopWithUsage } from './options';
import { loadRecording } from './realShop/loadRecording';
import { recordPictures } from './realShop/recordPictures';
import { recordShop } from './realShop/recordShop';
import { endWithUsage, readTarget, targetOptions } from './realShop/target';
import { root } from './root';

// npm run record -- --api https://api.example.uz --vendor mysub [--token-file F] [--pictures 800
// --cdn https://cdn.example.uz] [--out shops/mysub] [--yes]: records a real merchant for the mock backend
// (docs/operators.md). It can be interrupted and goes on where it was. Where a list that was recorded before is
// empty now it is not recorded, and the command ends with 1; with --yes it is.

const { values } = readOptions({
  options: {
    ...targetOptions,
    pictures: { type: 'string' },
    cdn: { type: 'string' },
    out: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
});

const { apiBase, vendor, ...target } = await readTarget(values).catch(endWithUsage);
if (apiBase === null || vendor === null)
  stopWithUsage('--api is the address of the API, and --vendor the key of the merchant.');
const folder = resolve(values.out ?? join(root, 'shops', vendor));
const side = Number(values.pictures ?? 0);
if (values.pictures !== undefined && !(side >= 64 && side <= 2048 && values.cdn))
  stopWithUsage('--pictures is a size from 64 to 2048 pixels, and needs --cdn.');
const parts = { fetch, pauseMs: 300, print: console.log };
const server = { ...target, ...parts, apiBase, vendor };

console.log(`Recording “${vendor}” of ${apiBase} into ${relative('.', folder)}.\n`);
const recording = await recordShop({ ...server, folder, isCertain: values.yes }).catch(
  (error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
if (recording === null) stopWithUsage('There is no such merchant.');
const seed = await loadRecording(recording);
const cdn = values.cdn?.replace(/\/+$/, '');
if (side > 0 && cdn) await recordPictures({ ...parts, recording, seed, cdn, side });
console.log(
  `\n${seed.products.length} products in ${seed.categories.length} categories, ` +
    `${seed.branches.length} branches. What to do next:\n` +
    `  npm start -- --shop ${relative('.', folder)}`,
);
if (values.pictures === undefined)
  console.log(
    '  With --pictures 800 --cdn … it also has its pictures; without, soft placeholders.',
  );
if (target.token === null)
  console.log('  With --token-file it also has delivery areas, fees, and orders to look at.');
