import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageFaults, readPage, type Sized, sizesOf, writePage } from './browserPackages';
import { readPackages } from './licences/packages';
import { root } from './root';

type Entry = { integrity?: string; link?: boolean };

const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);

test('every package of the lock file is checked by its hash when it is installed', () => {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path && !link);
  expect(packages.length).toBeGreaterThan(100);
  const unchecked = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('valibot, which reads every response, is there once', () => {
  const copies = Object.keys(lock.packages).filter((path) =>
    /(^|\/)node_modules\/valibot$/.test(path),
  );
  expect(copies).toEqual(['node_modules/valibot']);
});

describe('docs/packages.md, which says what ships to the browser', () => {
  const page = readFileSync(join(root, 'docs/packages.md'), 'utf8');
  const listed = readPage(page);

  test('names packages of the lock file that count as shipped', () => {
    const shipped = new Set(readPackages().flatMap((each) => (each.isShipped ? each.name : [])));
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.map(({ name }) => name).filter((name) => !shipped.has(name))).toEqual([]);
  });

  test('is as npm run weigh -- --write writes it', () => {
    expect(writePage(listed)).toBe(page);
  });
});

describe('npm run weigh', () => {
  const sized = (name: string, bytes = 100): Sized => ({ name, bytes, gzip: 50, brotli: 40 });

  test('finds a package that nobody has listed, and one that is gone', () => {
    expect(packageFaults([sized('new')], [sized('old')])).toEqual([
      'new ships to the browser and is not in docs/packages.md.',
      'old is in docs/packages.md and not in the build.',
    ]);
  });

  test('lets a package grow by 5 %, and no more', () => {
    expect(packageFaults([sized('a', 105)], [sized('a')])).toEqual([]);
    expect(packageFaults([sized('a', 106)], [sized('a')])).toEqual([
      'a has grown from 100 to 106 (bytes).',
    ]);
  });

  test('measures each package minified, with all its modules', () => {
    const code = 'function add(first, second) { /* a sum */ return first + second; }';
    const [one, two] = sizesOf({ two: [code, code], one: [code] }).toReversed();
    expect(one).toMatchObject({ name: 'one', bytes: 'function add(e,t){return e+t}'.length });
    expect(two?.bytes).toBeGreaterThan(50);
  });
});
