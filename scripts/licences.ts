import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackages } from './licences/packages';
import { writePage } from './licences/writePage';
import { root } from './root';

// npm run licences: writes docs/licences.md from package-lock.json.

await writeFile(join(root, 'docs/licences.md'), writePage(readPackages()));
console.log('docs/licences.md is written.');
