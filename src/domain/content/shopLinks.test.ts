import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../merchant';
import { contactPages, linkAddress } from './shopLinks';

const none = defaultSettings.links;

describe('the pages on which a merchant can be reached', () => {
  it.each([
    ['nothing', {}, []],
    ['a phone', { links: { ...none, phone: '+998712001020' } }, 'all'],
    ['a contact alone', { contacts: ['salom@shop.example'] }, ['contacts']],
    [
      'a social page alone',
      { links: { ...none, instagram: '@shop' } },
      ['linkPage', 'linkPageWithCode'],
    ],
    ['a link that cannot be followed', { links: { ...none, iosAppLink: 'javascript:1' } }, []],
  ] as const)('of one with %s', (_, settings, expected) => {
    const all = ['contacts', 'linkPage', 'linkPageWithCode'];
    expect(contactPages({ links: none, contacts: [], ...settings })).toEqual(
      expected === 'all' ? all : expected,
    );
  });
});

it('leads to a network’s page from a name alone', () => {
  expect(linkAddress({ ...none, telegram: '@shop' }, 'telegram')).toBe('https://t.me/shop');
  expect(linkAddress(none, 'telegram')).toBeNull();
});
