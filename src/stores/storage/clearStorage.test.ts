import { beforeEach, describe, expect, test } from 'vitest';
import {
  clearedByLogOut,
  isKeptBySentence,
  ofOneMerchant,
} from '../../../tests/samples/retentionSentences';
import { cookies } from '../../device/storages';
import { telegramPerson } from '../../domain/session/person';
import { clearStorage, isRetained } from './clearStorage';
import * as persistence from './persistence';
import { type RetentionEvent, type StoredKey, storedKeys } from './storedKeys';

const keys = Object.keys(storedKeys) as StoredKey[];
const moments = Object.keys(storedKeys.cart.at) as RetentionEvent[];
const isPersonal = (key: StoredKey) => storedKeys[key].scope === 'person';
const aziz = { initData: 'signed', user: { id: '777' } };
const rows = keys.flatMap((key) => moments.map((moment) => [key, moment] as const));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cookies.clearAllExcept(() => false);
  persistence.follow('17', aziz);
});

describe.each(['localStorage', 'sessionStorage'] as const)('in %s', (storage) => {
  test.each(rows)('%s on %s follows the specification', (key, moment) => {
    const isKept = isKeptBySentence(key, moment);
    const own = isPersonal(key) ? '17@telegram-777' : '17';
    const others = isPersonal(key) ? ['17@telegram-501', '17@guest', '18@telegram-777'] : ['18'];
    const names = [key, `${key}:${own}`, ...others.map((whose) => `${key}:${whose}`)];
    for (const name of names) window[storage].setItem(name, '{"format":1,"value":[]}');
    clearStorage(moment);
    const isThere = names.map((name) => window[storage].getItem(name) !== null);
    const isOthersKept = isKept || ofOneMerchant.includes(moment);
    expect(isThere).toEqual([isKept, isKept, ...others.map(() => isOthersKept)]);
  });
});

test.each(clearedByLogOut)('§4: log-out clears %s', (key) => {
  expect(isRetained(key, 'logOut', '17', 'guest')).toBe(false);
});

test.each(moments)('unknown keys are cleared on %s', (moment) => {
  for (const name of ['theirs', 'toString', '__proto__', 'cartoon:17', '']) {
    localStorage.setItem(name, 'x');
    expect(isRetained(name, moment, '17', 'guest')).toBe(false);
  }
  clearStorage(moment);
  expect(localStorage).toHaveLength(0);
});

test.each(moments)('cookies follow the retention of their stored key on %s', (moment) => {
  const keyOfCookie: Readonly<Record<string, StoredKey>> = {
    merchantId: 'merchant',
    merchant: 'merchant',
    initData: 'initData',
    lang: 'lang',
  };
  for (const name of [...Object.keys(keyOfCookie), 'page', '_ga']) cookies.set(name, 'x', 1);
  clearStorage(moment);
  const isLeft = (name: string) => cookies.get(name) !== null;
  for (const [name, key] of Object.entries(keyOfCookie)) {
    expect([name, isLeft(name)]).toEqual([name, isKeptBySentence(key, moment)]);
  }
  expect(isLeft('page')).toBe(isKeptBySentence('lang', moment));
  expect(isLeft('_ga')).toBe(false);
});

test.each(['a:b', 'a@b'])('a merchant id with separators is still one merchant: %s', (id) => {
  expect(isRetained(`cart:${id}@guest`, 'logOut', id, 'guest')).toBe(false);
  expect(isRetained(`cart:${id}@guest`, 'logOut', 'a', 'guest')).toBe(true);
});

test('a Telegram id that contains the separator stays unambiguous', () => {
  const [one, other] = [telegramPerson('5@telegram-7'), telegramPerson('5%40telegram-7')];
  expect(one).not.toBe(other);
  expect(one.split('@')).toHaveLength(1);
});
