import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBrands } from '../src/domain/brand/brandTable.ts';

/** The demo's own table, which no merchant's build gets. */
export const demoBrands = fileURLToPath(new URL('brands.example.json', import.meta.url));

/**
 * The value of `VITE_BRANDS`: `brands.json` of a folder, on one line, else that of the file `otherwise`, else
 * null. Throws a readable message for a file that is not a table: a silent mistake would lose tabs.
 */
export function brandsOf(folder: string, otherwise: string | null = null): string | null {
  const own = join(folder, 'brands.json');
  const file = existsSync(own) ? own : otherwise;
  if (file === null) return null;
  const table = parseBrands(readFileSync(file, 'utf8'));
  if (!table) throw new Error(`${file} is not a table of brands (deploy/README.md).`);
  return JSON.stringify(table);
}
