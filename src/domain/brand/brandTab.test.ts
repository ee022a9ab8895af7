import { describe, expect, it } from 'vitest';
import { readHostKeys } from '../start/host';
import { type Brand, brandAddressOf, brandTabs, hostOf } from './brandTab';

const brand = (merchantId: string, host: string | null = `${merchantId}.example`): Brand => ({
  id: `brand-${merchantId}`,
  merchantId,
  name: merchantId,
  host,
  color: null,
  image: null,
});
const [plov, flowers, tea] = [brand('plov'), brand('flowers'), brand('tea')];
const noHosts = readHostKeys('');
const ids = (tabs: readonly Brand[]) => tabs.map(({ merchantId }) => merchantId);

describe('the address of a brand', () => {
  it('is read as operators write it', () => {
    const written = ['bloom.uz', 'https://Bloom.uz', 'http://bloom.uz/menu', ' bloom.uz:443 '];
    expect(written.map(hostOf)).toEqual(['bloom.uz', 'bloom.uz', 'bloom.uz', 'bloom.uz']);
    expect(['', 'bloom', 'javascript:alert(1)', '//', 'ftp://a.uz', 'a b.uz'].map(hostOf)).toEqual(
      Array(6).fill(null),
    );
  });

  it('resolves to its merchant by domain or subdomain', () => {
    expect(brandAddressOf(brand('1', 'bloom.uz'), noHosts)).toEqual({
      by: 'domain',
      key: 'bloom.uz',
      host: 'bloom.uz',
    });
    expect(brandAddressOf(brand('1', 'bloom.shops.uz'), noHosts)).toMatchObject({
      by: 'sub',
      key: 'bloom',
    });
    expect(brandAddressOf(brand('1', null), noHosts)).toBeNull();
  });

  it('resolves to the merchant that the deployment names', () => {
    const hosts = readHostKeys('order.bloom.uz=bloom');
    expect(brandAddressOf(brand('1', 'order.bloom.uz'), hosts)).toMatchObject({ key: 'bloom' });
  });
});

describe('the tabs of a brand', () => {
  it('are its shops in server order, each once', () => {
    expect(ids(brandTabs([flowers, plov, flowers, tea], plov, null, noHosts))).toEqual([
      'flowers',
      'plov',
      'tea',
    ]);
  });

  it('omit shops that cannot be opened or that the host’s brand does not list', () => {
    expect(ids(brandTabs([plov, flowers, brand('tea', null)], plov, null, noHosts))).toEqual([
      'plov',
      'flowers',
    ]);
    expect(ids(brandTabs([plov, flowers, tea], plov, ['plov', 'tea'], noHosts))).toEqual([
      'plov',
      'tea',
    ]);
  });

  it('include the host’s own shop, even if the server or the table omits it', () => {
    expect(ids(brandTabs([flowers], plov, null, noHosts))).toEqual(['plov', 'flowers']);
    expect(ids(brandTabs([brand('plov', null), flowers], plov, ['flowers'], noHosts))).toEqual([
      'plov',
      'flowers',
    ]);
  });

  it('are empty when there is nothing to choose', () => {
    expect(brandTabs([plov], plov, null, noHosts)).toEqual([]);
    expect(brandTabs([], plov, null, noHosts)).toEqual([]);
  });
});
