import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackages } from './licences/packages';
import { writePage } from './licences/writePage';
import { readOptions } from './options';
import { root } from './root';

// npm run licences [file]: writes docs/licences.txt, or this file, from package-lock.json.

const [file = join(root, 'docs/licences.txt')] = readOptions({
  allowPositionals: true,
}).positionals;
await writeFile(file, writePage(readPackages()));
console.log(`${file} is written.`);
