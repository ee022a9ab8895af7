import { expect, test } from 'vitest';
import { merchantKeyFrom, readHostKeys } from '../src/domain/start/host';
import { setUp, siteOf } from './edge/edge.testing';
import { checkPageMetas, withSettings } from './pageMetas';
import { readHosts } from './readHosts';
import { hostNamed } from './shopHost';

const brands = JSON.stringify({
  brands: { meze: { hosts: ['meze.uz', 'meze.com.tr'], merchantIds: ['1', '2'] } },
});
const hosts = readHosts(
  {
    'order.pizza.uz': { merchant: 'pizza' },
    'menu.plov.uz': { merchant: 'plov.uz' },
    'pizza.com.tr': {},
    'osh.com.kz': {},
    'non.co.uz': {},
    '*.com.kz': {},
    '*.shop.example': {},
    'plov.uz': {},
    'order.meze.uz': { merchant: 'meze' },
    'meze.com.tr': {},
  },
  brands,
);

/** The merchant that a shop at this host asks for, by what the page of `entry` says. */
function asked(hostname: string, entry = hostname) {
  const told = readHostKeys(hostNamed(hosts, entry).hosts ?? '');
  return merchantKeyFrom({ hostname, vendor: null, stored: null, hosts: told });
}

test.each([
  ['order.pizza.uz', 'sub', 'pizza'],
  ['menu.plov.uz', 'domain', 'plov.uz'],
  ['pizza.com.tr', 'domain', 'pizza.com.tr'],
  ['osh.com.kz', 'domain', 'osh.com.kz'],
  ['non.co.uz', 'domain', 'non.co.uz'],
  ['plov.uz', 'domain', 'plov.uz'],
  ['order.meze.uz', 'sub', 'meze'],
  // not in the list
  ['demo.storefront.uz', 'sub', 'demo'],
  ['kebab.com.tr', 'domain', 'kebab.com.tr'],
])('%s asks for the merchant by %s %s', (hostname, by, key) => {
  expect(asked(hostname)).toEqual({ by, key });
});

test('the group of a public suffix covers domains, any other group the first labels below it', () => {
  expect(asked('non.com.kz', '*.com.kz')).toEqual({ by: 'domain', key: 'non.com.kz' });
  expect(asked('demo.shop.example', '*.shop.example')).toEqual({ by: 'sub', key: 'demo' });
});

test('a page names its own host and those of its brand, and no other merchant’s', () => {
  expect(hosts.named.get('order.pizza.uz')?.hosts).toBe('order.pizza.uz=pizza');
  expect(hosts.named.get('plov.uz')?.hosts).toBeUndefined();
  const told = 'order.meze.uz=meze,meze.com.tr=*';
  expect(hosts.named.get('order.meze.uz')?.hosts).toBe(told);
  expect(hosts.named.get('meze.com.tr')?.hosts).toBe(told);
  expect(asked('meze.com.tr', 'order.meze.uz')).toEqual({ by: 'domain', key: 'meze.com.tr' });
});

test('the written page carries it before the script that reads it, as one that is allowed', () => {
  const page = '<html><head><script>window.early = 1</script></head></html>';
  const written = withSettings(page, hostNamed(hosts, 'order.pizza.uz'));
  expect(written).toMatch(
    /<meta name="storefront:hosts" content="order.pizza.uz=pizza" \/>\s*<script>/,
  );
  expect(() => checkPageMetas(written)).not.toThrow();
  const known = readHosts({ 'osh.example.uz': { merchantId: 7001 } });
  expect(withSettings(page, hostNamed(known, 'osh.example.uz'))).toMatch(
    /<meta name="storefront:merchant" content="7001" \/>\s*<script>/,
  );
  expect(() => checkPageMetas(withSettings(page, { settings: {}, hosts: 'a.uz=../x' }))).toThrow(
    'storefront:hosts is "a.uz=../x". Allowed is hosts and keys',
  );
});

test('the edge asks for the same merchant as the shop does', async () => {
  const sites = Object.fromEntries(
    ['order.pizza.uz', 'pizza.com.tr', '*.com.kz'].map((name) => [
      name,
      siteOf({ hosts: hosts.named.get(name)?.hosts ?? '' }),
    ]),
  );
  const { ask, calls } = setUp({ sites });
  for (const host of ['order.pizza.uz', 'pizza.com.tr', 'non.com.kz']) await ask('/', { host });
  const lookUps = calls.filter(({ url }) => url.includes('/merchants/')).map(({ url }) => url);
  expect(lookUps.map((url) => url.replace(/^.*\/merchants/, ''))).toEqual([
    '/sub/pizza',
    '/domain/pizza.com.tr',
    '/domain/non.com.kz',
  ]);
});
