import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forDevelopment, forShipping } from './licences/allowed';
import { readPackages } from './licences/packages';
import { writeNotices } from './licences/writeNotices';
import { writePage } from './licences/writePage';
import { root } from './root';

const packages = readPackages();
const namesOf = (list: typeof packages) => list.map(({ name, licence }) => `${name} (${licence})`);

test('shipped packages only require their notice', () => {
  const others = packages.filter(
    ({ isShipped, licence }) => isShipped && !forShipping.includes(licence),
  );
  expect(namesOf(others)).toEqual([]);
});

test('development packages have an allowed licence', () => {
  const others = packages.filter(({ licence }) => !forDevelopment.includes(licence));
  expect(namesOf(others)).toEqual([]);
});

test('docs/licences.txt matches the lockfile (npm run docs rewrites it)', async () => {
  await expect(writePage(packages)).toMatchFileSnapshot(join(root, 'docs/licences.txt'));
});

test('all direct and transitive dependencies count as shipped', () => {
  const shipped = packages.filter(({ isShipped }) => isShipped).map(({ name }) => name);
  for (const name of ['react-dom', 'scheduler', 'maplibre-gl', 'earcut', 'proxy-compare', 'ufo'])
    expect(shipped).toContain(name);
  for (const name of ['vitest', 'hono', 'sharp', 'typescript']) expect(shipped).not.toContain(name);
});

test('the notices contain each licence, shared ones once', () => {
  const text = writeNotices(packages);
  for (const { name, version } of packages.filter(({ isShipped }) => isShipped))
    expect(text).toContain(`${name} ${version}`);
  expect(text).toContain('Copyright (c) 2023, MapLibre contributors');
  expect(text.match(/Copyright \(c\) 2023, MapLibre contributors/g)).toHaveLength(1);
  expect(text).toContain('Lucide');
  expect(text.length).toBeLessThan(150_000);
});
