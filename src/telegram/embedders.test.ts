import { expect, test } from 'vitest';
import { mayEmbed } from './embedders';

const own = 'https://osh.example.uz';
const telegram = 'https://web.telegram.org';
const evil = 'https://evil.example';

const framed = (ancestorOrigins: string[] | undefined, referrer = '') => ({
  location: {
    origin: own,
    hostname: 'osh.example.uz',
    ...(ancestorOrigins && { ancestorOrigins }),
  },
  document: { referrer },
  parent: {},
});

test.each([
  ['Telegram’s web client', [telegram], true],
  ['an allowed origin', ['https://client.example'], true],
  ['the shop itself', [own], true],
  ['a stranger', [evil], false],
  ['a stranger around Telegram', [telegram, evil], false],
  ['a stranger in Telegram', [evil, telegram], false],
  ['a page on this machine, of a shop that is not', ['http://localhost:3000'], false],
  ['somebody who is hidden', ['null'], null],
  ['somebody hidden in a stranger', ['null', evil], false],
])('the browser names %s', (_, ancestors, expected) => {
  expect(mayEmbed(framed(ancestors), ['https://client.example'])).toBe(expected);
});

test.each([
  ['Telegram’s web client', `${telegram}/k/`, true],
  ['a stranger', `${evil}/`, false],
  ['nobody', '', null],
  ['the shop, which has navigated', `${own}/basket`, null],
])('the referrer names %s', (_, referrer, expected) => {
  expect(mayEmbed(framed(undefined, referrer), [])).toBe(expected);
});
