import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandOf, merchantIdsOf, readBrands } from '../src/domain/brand/brandTable';
import { brandsOf, demoBrands } from './brandsFile';
import { readHosts } from './readHosts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(join(folder, 'brands.json'), text);

test('without a file a deployment has no brands, and the demo its own: the test host is the demo', () => {
  expect(brandsOf(folder)).toBeNull();
  const table = readBrands(brandsOf(folder, demoBrands) ?? '');
  expect(brandOf(table, 'test.storefront.uz')).toBe('demo');
  expect(brandOf(table, 'bloom.test.storefront.uz')).toBe('demo');
  const ids = merchantIdsOf(table, 'demo');
  expect(ids).toContain('7001');
  expect(ids.filter((id) => table.startsInRussian.includes(id))).toHaveLength(3);
});

test('the file beside the hosts holds for each of them that says nothing else', () => {
  write('{"startsInRussian": ["9"]}');
  const own = { settings: { VITE_BRANDS: '{}' } };
  const { fallback, named } = readHosts({ 'a.uz': {}, 'b.uz': own }, brandsOf(folder));
  expect(readBrands(fallback.settings.VITE_BRANDS ?? '').startsInRussian).toEqual(['9']);
  expect(named.get('a.uz')?.settings).toEqual(fallback.settings);
  expect(named.get('b.uz')?.settings.VITE_BRANDS).toBe('{}');
});

test('a file that is no table stops the command', () => {
  write('{"brands": []');
  expect(() => brandsOf(folder)).toThrow('is not a table of brands');
});
