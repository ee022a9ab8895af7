import { beforeEach, expect, test } from 'vitest';
import { forgetDevice } from '../../../tests/forgetDevice';
import { cookies } from '../../device/storages';
import { initDataCookie, language } from './storedMerchant';

beforeEach(forgetDevice);

test('a stored `en` is read as English, and an unknown language as none', () => {
  cookies.set('lang', 'en', 1);
  expect(language()).toBe('eng');
  cookies.set('lang', 'kz', 1);
  expect(language()).toBe('kz');
  cookies.set('lang', 'xx', 1);
  expect(language()).toBeNull();
});

test('init data of ten characters is too short to count', () => {
  cookies.set('initData', '1234567890', 1);
  expect(initDataCookie()).toBeNull();
  cookies.set('initData', '12345678901', 1);
  expect(initDataCookie()).toBe('12345678901');
});
