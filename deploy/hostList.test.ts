import { expect, test } from 'vitest';
import { parseHostList, readHosts, readHostsApart } from './readHosts';

test('a host that is listed twice is found in the text, which JSON keeps silent about', () => {
  const text = `{ "osh.uz": { "settings": { "osh.uz": "{", "osh.uz": "}" } },
    "*": { "origins": ["plov.uz", "plov.uz"] }, "plov.uz": {}, "osh.uz" : {} }`;
  expect(parseHostList(text).twice).toEqual(['osh.uz']);
});

test('one bad entry is refused with its reason, and no other host', () => {
  const { named, refused } = readHostsApart(
    {
      '*': { settings: { VITE_CURRENCY: 'UZS' } },
      'good.uz': {},
      'order.osh.uz': { merchant: 'osh', allow: ['yandex'] },
      'Plov.uz': {},
      'a.uz': { movedTo: 'https://b.uz' },
      'b.uz': { movedTo: 'https://c.uz' },
      'twice.uz': {},
    },
    ['twice.uz'],
  );
  expect([...named.keys()]).toEqual(['good.uz', 'b.uz']);
  expect([...refused].map(([name, { why }]) => `${name}: ${why.slice(0, 40)}`)).toEqual([
    'order.osh.uz: "yandex" is not a known third party. All',
    'plov.uz: "Plov.uz" has capital letters, and brows',
    'a.uz: a.uz: movedTo leads to b.uz, which has m',
    'twice.uz: "twice.uz" is listed twice: only one of ',
  ]);
  // its page asks for the right merchant all the same
  expect(refused.get('order.osh.uz')?.host.hosts).toBe('order.osh.uz=osh');
  expect(() => readHostsApart({ '*': { allow: ['yandex'] } })).toThrow('known third party');
});

test('a list gives each host its own values and inherits the rest from the fallback', () => {
  const { fallback, named } = readHosts({
    '*': { settings: { VITE_CURRENCY: 'UZS', VITE_CDN_URL: '/cdn' }, allow: ['metaPixel'] },
    'a.example.uz': { settings: { VITE_CURRENCY: 'KZT' } },
    '*.example.kz': { allow: [], origins: ['https://tiles.example.kz/x'] },
  });
  expect(fallback.allow).toEqual(['metaPixel']);
  expect(named.get('a.example.uz')).toEqual({
    settings: { VITE_CURRENCY: 'KZT', VITE_CDN_URL: '/cdn' },
    allow: ['metaPixel'],
    origins: [],
  });
  expect(named.get('*.example.kz')?.allow).toEqual([]);
  expect(named.get('*.example.kz')?.origins).toEqual(['https://tiles.example.kz']);
});
