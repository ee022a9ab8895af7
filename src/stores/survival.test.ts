import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookies } from '../device/stored';
import * as persistence from './persistence';
import { type Moment, type StoredKey, survival, survives } from './survival';
import { wipe } from './wipe';

const keys = Object.keys(survival) as StoredKey[];
const moments = Object.keys(survival.cart) as Moment[];
/** What ends at one merchant leaves the other merchants' keys alone. */
const atOneMerchant: Moment[] = ['logOut', 'otherUser', 'otherMerchant'];
const rows = keys.flatMap((key) => moments.map((moment) => [key, moment] as const));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cookies.clearAll();
  persistence.follow('17');
});

describe.each(['localStorage', 'sessionStorage'] as const)('in %s', (storage) => {
  test.each(rows)('%s at the moment %s is as the table says', (key, moment) => {
    const isKept = survival[key][moment] === 'keep';
    const names = [key, `${key}:17`, `${key}:18`];
    for (const name of names) window[storage].setItem(name, '{"format":1,"value":[]}');
    wipe(moment);
    const isThere = names.map((name) => window[storage].getItem(name) !== null);
    expect(isThere).toEqual([isKept, isKept, isKept || atOneMerchant.includes(moment)]);
  });
});

test.each(moments)('what nobody knows goes at the moment %s', (moment) => {
  for (const name of ['theirs', 'toString', '__proto__', 'cartoon:17', '']) {
    localStorage.setItem(name, 'x');
    expect(survives(name, moment, '17')).toBe(false);
  }
  wipe(moment);
  expect(localStorage).toHaveLength(0);
});

test.each(moments)('cookies share the fate of what they stand for at the moment %s', (moment) => {
  const fates = {
    merchantId: 'merchant',
    merchant: 'merchant',
    initData: 'initData',
    lang: 'lang',
  };
  for (const name of [...Object.keys(fates), 'page', '_ga']) cookies.set(name, 'x', 1);
  wipe(moment);
  const left = (name: string) => cookies.get(name) !== null;
  for (const [name, key] of Object.entries(fates)) {
    expect([name, left(name)]).toEqual([name, survives(key, moment, '17')]);
  }
  expect(left('page')).toBe(survives('lang', moment, '17'));
  expect(left('_ga')).toBe(false);
});

test('an id with a colon in it is one merchant’s all the same', () => {
  expect(survives('cart:a:b', 'logOut', 'a:b')).toBe(false);
  expect(survives('cart:a:b', 'logOut', 'a')).toBe(true);
});

test('the table in the decision is the one that is obeyed', () => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = keys.map((key) => line([`\`${key}\``, ...moments.map((at) => survival[key][at])]));
  const page = readFileSync('docs/decisions/06-survival.md', 'utf8');
  const shown = page.split('\n').filter((each) => each.startsWith('| `'));
  expect(shown.map((each) => each.replace(/ +/g, ' '))).toEqual(table);
});
