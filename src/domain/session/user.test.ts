import { expect, it } from 'vitest';
import { sampleUser } from '../../../tests/samples/models';
import { fullName, hasVerifiedPhone } from './user';

it('a phone is verified when set and not marked as unverified', () => {
  expect(hasVerifiedPhone(sampleUser())).toBe(true);
  expect(hasVerifiedPhone(sampleUser({ phone: null }))).toBe(false);
  expect(hasVerifiedPhone(sampleUser({ phone: '' }))).toBe(false);
  expect(hasVerifiedPhone(sampleUser({ isPhoneVerified: false }))).toBe(false);
  expect(hasVerifiedPhone(null)).toBe(false);
});

it('a full name has no extra spaces', () => {
  expect(fullName(sampleUser())).toBe('Aziza Karimova');
  expect(fullName(sampleUser({ lastName: '' }))).toBe('Aziza');
  expect(fullName(sampleUser({ firstName: '', lastName: '' }))).toBe('');
});
