import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookies } from '../../device/storages';
import { telegramPerson } from '../../domain/session/person';
import { clearStorage } from './clearStorage';
import * as persistence from './persistence';
import { isRetained, type RetentionEvent, retention, type StoredKey } from './retention';
import { isPersonal, scopeOf } from './storageScope';

const keys = Object.keys(retention) as StoredKey[];
const moments = Object.keys(retention.cart) as RetentionEvent[];
/** What ends at one merchant leaves the other merchants' keys alone, and what is another person's there. */
const atOneMerchant: RetentionEvent[] = ['logOut', 'otherMerchant'];
const aziz = { initData: 'signed', user: { id: '777' } };
const rows = keys.flatMap((key) => moments.map((moment) => [key, moment] as const));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cookies.clearAllExcept(() => false);
  persistence.follow('17', aziz);
});

describe.each(['localStorage', 'sessionStorage'] as const)('in %s', (storage) => {
  test.each(rows)('%s at the moment %s is as the table says', (key, moment) => {
    const isKept = retention[key][moment] === 'keep';
    const own = isPersonal(key) ? '17@telegram-777' : '17';
    const others = isPersonal(key) ? ['17@telegram-501', '17@guest', '18@telegram-777'] : ['18'];
    const names = [key, `${key}:${own}`, ...others.map((whose) => `${key}:${whose}`)];
    for (const name of names) window[storage].setItem(name, '{"format":1,"value":[]}');
    clearStorage(moment);
    const isThere = names.map((name) => window[storage].getItem(name) !== null);
    const isOthersKept = isKept || atOneMerchant.includes(moment);
    expect(isThere).toEqual([isKept, isKept, ...others.map(() => isOthersKept)]);
  });
});

test.each(moments)('what nobody knows goes at the moment %s', (moment) => {
  for (const name of ['theirs', 'toString', '__proto__', 'cartoon:17', '']) {
    localStorage.setItem(name, 'x');
    expect(isRetained(name, moment, '17', 'guest')).toBe(false);
  }
  clearStorage(moment);
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
  clearStorage(moment);
  const left = (name: string) => cookies.get(name) !== null;
  for (const [name, key] of Object.entries(fates)) {
    expect([name, left(name)]).toEqual([name, isRetained(key, moment, '17', 'guest')]);
  }
  expect(left('page')).toBe(isRetained('lang', moment, '17', 'guest'));
  expect(left('_ga')).toBe(false);
});

test.each(['a:b', 'a@b'])('the id %s is one merchant’s all the same', (id) => {
  expect(isRetained(`cart:${id}@guest`, 'logOut', id, 'guest')).toBe(false);
  expect(isRetained(`cart:${id}@guest`, 'logOut', 'a', 'guest')).toBe(true);
});

test('an id with the sign of the person in it is one person’s all the same', () => {
  const [one, other] = [telegramPerson('5@telegram-7'), telegramPerson('5%40telegram-7')];
  expect(one).not.toBe(other);
  expect(one.split('@')).toHaveLength(1);
});

test('the table in the decision is the one that is obeyed', () => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = keys.map((key) =>
    line([`\`${key}\``, scopeOf(key), ...moments.map((at) => retention[key][at])]),
  );
  const page = readFileSync('docs/decisions/06-survival.md', 'utf8');
  const shown = page.split('\n').filter((each) => each.startsWith('| `'));
  expect(shown.map((each) => each.replace(/ +/g, ' '))).toEqual(table);
});
