import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
