import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../merchant';
import { contactPages, linkAddress } from './shopLinks';

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
