import { describe, expect, it } from 'vitest';
import { hasLoyaltyCode, loyaltyCode } from './loyaltyCode';

const dilnoza = { id: '4711', phone: '+998901234567', isPhoneVerified: true };

describe('the code at the till', () => {
  it.each([
    ['phone', '998901234567', '998901234567', true],
    ['id', '4711', '4711', false],
    ['+{phone}', '+998901234567', '998901234567', true],
    ['CARD-{id}', 'CARD-4711', '4711', false],
    ['{id};{phone}', '4711;998901234567', '998901234567', true],
    ['{id}/{id}', '4711/4711', '4711', false],
  ])('by the setting %j is %j, and %j is typed', (setting, code, typed, isPhone) => {
    expect(loyaltyCode(setting, dilnoza)).toEqual({ code, typed, isPhone });
  });

  it('is digits, also where the server writes the phone in groups', () => {
    expect(loyaltyCode('phone', { ...dilnoza, phone: '+998 90 123-45-67' })?.code).toBe(
      '998901234567',
    );
  });

  it('names no phone that is missing or unverified, but an id all the same', () => {
    for (const without of [{ phone: null }, { isPhoneVerified: false }]) {
      const person = { ...dilnoza, ...without };
      expect(loyaltyCode('phone', person)).toBeNull();
      expect(loyaltyCode('{id}{phone}', person)).toBeNull();
      expect(loyaltyCode('id', person)?.code).toBe('4711');
    }
  });

  it.each(['off', 'phon', 'CARD', '{name}', ''])(
    'is never one for all: %j means none',
    (setting) => {
      expect(hasLoyaltyCode(setting)).toBe(false);
      expect(loyaltyCode(setting, dilnoza)).toBeNull();
    },
  );
});
