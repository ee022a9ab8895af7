import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import { defaultSettings } from '../../domain/merchant';
import { setCurrency } from '../../i18n/show';
import * as branches from '../../stores/branches/branches';
import { endScope } from '../../stores/defineStore';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { homeCode, shopPhone, shopPhones } from './shopPhone';

beforeEach(() => {
  endScope('shop');
  draft.restore(null);
});
afterEach(() => setCurrency('UZS'));

const sell = (...phones: string[]) =>
  branches.setBranches(phones.map((phone, at) => sampleBranch({ id: `branch-${at}`, phone })));

const plain = (phone: { text: string; href: string } | null) => [
  phone?.text.replace(/[\u2066-\u2069]/g, ''),
  phone?.href,
];

test('where the currency names no country, the phone of a branch does', () => {
  setCurrency('USD');
  sell('0532 123 45 67', '+90 532 765 43 21');
  expect(homeCode()).toBe('90');
  expect(plain(shopPhone('0532 123 45 67'))).toEqual(['+90 532 123 45 67', 'tel:+905321234567']);
});

test('the chosen branch’s country comes before the others’', () => {
  setCurrency('EUR');
  sell('+90 532 123 45 67', '+995 555 12 34 56');
  draft.setBranch('branch-1');
  expect(homeCode()).toBe('995');
});

test('without a branch that tells it, the merchant’s own phone does', () => {
  setCurrency('USD');
  sell('050 123 4567');
  merchant.setSettings({
    ...defaultSettings,
    links: { ...defaultSettings.links, phone: '+971 4 123 4567' },
  });
  expect(homeCode()).toBe('971');
});

test('the currency’s country comes before any phone', () => {
  setCurrency('TRY');
  sell('+971 50 123 4567');
  expect(homeCode()).toBe('90');
});

test('where nothing tells the country, a national number is dialled as it is written', () => {
  setCurrency('USD');
  sell('0532 123 45 67');
  expect(plain(shopPhone('0532 123 45 67'))).toEqual(['0532 123 45 67', 'tel:05321234567']);
});

test('another phone of the same branch tells the country of its national number', () => {
  setCurrency('USD');
  sell('+998 71 200 10 20');
  expect(plain(shopPhone('0532 123 45 67', ['+90 212 123 45 67']))[1]).toBe('tel:+905321234567');
});

test('two numbers in one field are two links, each once', () => {
  const field = '71 200 10 20, +998 90 123 45 67; 998 (71) 200-10-20';
  expect(shopPhones(field).map(plain)).toEqual([
    ['+998 71 200 10 20', 'tel:+998712001020'],
    ['+998 90 123 45 67', 'tel:+998901234567'],
  ]);
  expect(shopPhone(field)?.href).toBe('tel:+998712001020');
});

test('the second number of a branch’s field tells the country of its first', () => {
  setCurrency('USD');
  sell('0532 123 45 67 / +90 212 123 45 67');
  expect(homeCode()).toBe('90');
});

test('a field without a number has no link', () => {
  expect(shopPhones('call us')).toEqual([]);
  expect(shopPhone(null)).toBeNull();
});
