import { expect, test } from 'vitest';
import { brandOf, merchantIdsOf, readBrands } from '../src/domain/brand/brandTable';
import { brandsOf, demoBrands } from './brandsFile';
import { folderWith } from './files.testing';
import { readHosts } from './readHosts';

const read = async (text: string) => brandsOf(await folderWith({ 'brands.json': text }));

test('without a file a deployment has no brands, and the demo its own: the test host is the demo', async () => {
  const folder = await folderWith();
  expect(brandsOf(folder)).toBeNull();
  const table = readBrands(brandsOf(folder, demoBrands) ?? '');
  expect(brandOf(table, 'test.storefront.uz')).toBe('demo');
  expect(brandOf(table, 'bloom.test.storefront.uz')).toBe('demo');
  const ids = merchantIdsOf(table, 'demo');
  expect(ids).toContain('7001');
  expect(ids.filter((id) => table.startsInRussian.includes(id))).toHaveLength(3);
});

test('the file beside the hosts holds for each of them that says nothing else', async () => {
  const brands = await read('{"startsInRussian": ["9"]}');
  const own = { settings: { VITE_BRANDS: '{}' } };
  const { fallback, named } = readHosts({ 'a.uz': {}, 'b.uz': own }, brands);
  expect(readBrands(fallback.settings.VITE_BRANDS ?? '').startsInRussian).toEqual(['9']);
  expect(named.get('a.uz')?.settings).toEqual(fallback.settings);
  expect(named.get('b.uz')?.settings.VITE_BRANDS).toBe('{}');
});

test('a file that is no table stops the command', async () => {
  await expect(read('{"brands": []')).rejects.toThrow('is not a table of brands');
});
