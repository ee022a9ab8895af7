import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isPhoneComplete, normalizePhone, phoneFault } from './phone';

describe('a phone', () => {
  it.each([
    ['998901234567', '+998 90 123 45 67'],
    ['+79123456789', '+7 912 345 67 89'],
    ['+77012345678', '+7 701 234 56 78'],
    ['+996555123456', '+996 555 123 456'],
    ['+992901234567', '+992 90 123 45 67'],
    ['+99365123456', '+993 65 12 34 56'],
    ['+905321234567', '+90 532 123 45 67'],
    ['+8613812345678', '+86 138 1234 5678'],
    ['+971501234567', '+971 50 123 4567'],
    ['+12025550123', '+1 202 555 0123'],
    ['+35812345678', '+358 123 456 78'],
    ['+99890', '+998 90'],
    ['+99890123456789', '+998 90 123 45 67 89'],
    ['+', ''],
    ['', ''],
  ])('%s is shown as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  it('is unchanged when formatted again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -()x') }), (text) => {
        const once = formatPhone(text);
        expect(formatPhone(once)).toBe(once);
        expect(normalizePhone(once)).toBe(once.replaceAll(' ', ''));
      }),
    );
  });

  it.each([
    ['+998 (90) 123-45-67', '+998901234567'],
    ['998901234567', '+998901234567'],
    ['90 123 45 67', '+998901234567'],
    ['00998 90 123 45 67', '+998901234567'],
    ['8 (912) 345-67-89', '+79123456789'],
    ['+٩٩٨٩٠١٢٣٤٥٦٧', '+998901234567'],
    ['tel: +7 701 234 56 78', '+77012345678'],
    ['12 34', '+9981234'],
    ['no phone', ''],
  ])('pasted as %s is %s', (pasted, normal) => {
    expect(normalizePhone(pasted)).toBe(normal);
  });

  it('without a country code gets the given country’s', () => {
    expect(normalizePhone('912 345 67 89', '7')).toBe('+79123456789');
  });

  it('is complete with all digits of its country', () => {
    expect(isPhoneComplete('+998 90 123 45 67')).toBe(true);
    expect(isPhoneComplete('+998 90 123 45 6')).toBe(false);
    expect(isPhoneComplete('+998 90 123 45 678')).toBe(false);
    expect(isPhoneComplete('+358 1234567')).toBe(true);
    expect(isPhoneComplete('+358 12')).toBe(false);
    expect(isPhoneComplete('')).toBe(false);
  });

  it('with only a country code is missing, with too few digits incomplete', () => {
    expect(phoneFault('')).toBe('missing');
    expect(phoneFault('+998')).toBe('missing');
    expect(phoneFault('+998 90')).toBe('incomplete');
    expect(phoneFault('+998 90 123 45 678')).toBe('incomplete');
    expect(phoneFault('+998 90 123 45 67')).toBeNull();
  });
});
