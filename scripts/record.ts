import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRecording } from './realShop/loadRecording';
import { recordPictures } from './realShop/recordPictures';
import { recordShop } from './realShop/recordShop';
import { readTarget, targetOptions } from './realShop/target';
import { root } from './root';

// npm run record -- --api https://api.example.uz --vendor mysub [--token-file F] [--pictures 800
// --cdn https://cdn.example.uz] [--out shops/mysub]: records a real merchant for the mock backend
// (docs/operators.md). It can be interrupted and goes on where it was.

const usage =
  'npm run record -- --api https://api.example.uz --vendor mysub [--token-file F] ' +
  '[--pictures 800 --cdn https://cdn.example.uz] [--out shops/mysub]';
const { values } = parseArgs({
  options: {
    ...targetOptions,
    pictures: { type: 'string' },
    cdn: { type: 'string' },
    out: { type: 'string' },
  },
});

const target = await readTarget(values, usage);
const folder = resolve(values.out ?? join(root, 'shops', target.vendor));
const side = Number(values.pictures ?? 0);
if (values.pictures !== undefined && !(side >= 64 && side <= 2048 && values.cdn))
  stop('--pictures is a size from 64 to 2048 pixels, and needs --cdn.');
const parts = { fetch, pauseMs: 300, print: console.log };

console.log(`Recording “${target.vendor}” of ${target.apiBase} into ${relative('.', folder)}.\n`);
const recording = await recordShop({ ...target, ...parts, folder });
if (recording === null) stop('There is no such merchant.');
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

function stop(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}
