import { describe, expect, it, test } from 'vitest';
import { defaultSettings } from '../merchant';
import { contactPages, linkAddress, readContact, socialAddress, webAddress } from './contact';

test.each([
  ['+998 71 200-10-20', 'phone', 'tel:+998712001020'],
  ['(71) 200 10 20', 'phone', 'tel:712001020'],
  ['1020', 'phone', 'tel:1020'],
  ['71 200 10 20, 90 123 45 67', 'phone', 'tel:712001020'],
  ['٧١ ٢٠٠ ١٠ ٢٠', 'phone', 'tel:712001020'],
  ['12', 'text', null],
  ['salom@shop.example', 'mail', 'mailto:salom@shop.example'],
  ['@shop_bot', 'telegram', 'https://t.me/shop_bot'],
  ['https://t.me/shop', 'telegram', 'https://t.me/shop'],
  ['shop.example/menu', 'link', 'https://shop.example/menu'],
  ['Toshkent, Amir Temur 1', 'text', null],
  ['javascript:alert(1)', 'text', null],
  ['', 'text', null],
] as const)('%s is read as %s', (typed, kind, href) => {
  expect(readContact(typed)).toEqual({ kind, href });
});

describe('a social profile', () => {
  test.each([
    ['shop', 'https://www.instagram.com/shop'],
    ['@shop.uz_', 'https://www.instagram.com/shop.uz_'],
    ['instagram.com/shop', 'https://instagram.com/shop'],
    ['https://www.instagram.com/shop', 'https://www.instagram.com/shop'],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['my shop', null],
  ])('%s resolves to %s', (typed, url) => {
    expect(socialAddress('instagram', typed)).toBe(url);
  });
});

test.each([
  'javascript:alert(1)',
  'vbscript:x',
  'blob:x',
  '//evil',
  '/\\evil',
  'tel:1',
  'shop',
  '',
])('%s is not a web address', (typed) => {
  expect(webAddress(typed)).toBeNull();
});

const none = defaultSettings.links;

describe('contact pages', () => {
  it.each([
    ['nothing', {}, []],
    ['a phone', { links: { ...none, phone: '+998712001020' } }, 'all'],
    ['a phone without a number', { links: { ...none, phone: 'call us' } }, []],
    ['only a contact', { contacts: ['salom@shop.example'] }, ['contacts']],
    [
      'only a social page',
      { links: { ...none, instagram: '@shop' } },
      ['linkPage', 'linkPageWithCode'],
    ],
    ['a link that cannot be followed', { links: { ...none, iosAppLink: 'javascript:1' } }, []],
  ] as const)('with %s', (_, settings, expected) => {
    const all = ['contacts', 'linkPage', 'linkPageWithCode'];
    expect(contactPages({ links: none, contacts: [], ...settings })).toEqual(
      expected === 'all' ? all : expected,
    );
  });
});

it('resolves a bare handle to a profile URL', () => {
  expect(linkAddress({ ...none, telegram: '@shop' }, 'telegram')).toBe('https://t.me/shop');
  expect(linkAddress(none, 'telegram')).toBeNull();
});
