import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countryOfPhone,
  formatPhone,
  isPhoneComplete,
  normalizePhone,
  phoneFault,
  withCountry,
} from './phone';

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
    ['1200', '1200'],
    ['0532 123 45 67', '0532 123 45 67'],
    ['8 701 123 45 67', '8 701 123 45 67'],
  ])('%s is shown as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  it('is unchanged when formatted again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -()x') }), (text) => {
        const once = formatPhone(text);
        expect(formatPhone(once)).toBe(once);
        const number = normalizePhone(text);
        expect(normalizePhone(number)).toBe(number);
        expect(number).not.toMatch(/^\+0/);
        if (number !== '') expect(formatPhone(number).replaceAll(' ', '')).toBe(number);
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

  it.each([
    ['90', '0532 123 45 67', '+905321234567'],
    ['90', '+90 (0)532 123 45 67', '+905321234567'],
    ['90', '+0532 123 45 67', '+905321234567'],
    ['90', '0090 532 123 45 67', '+905321234567'],
    ['90', '905321234567', '+905321234567'],
    ['996', '0555 123 456', '+996555123456'],
    ['996', '+996 0555 123456', '+996555123456'],
    ['971', '050 123 4567', '+971501234567'],
    ['966', '050 123 4567', '+966501234567'],
    ['380', '067 123 45 67', '+380671234567'],
    ['994', '050 123 45 67', '+994501234567'],
    ['995', '0555 12 34 56', '+995555123456'],
    ['374', '091 123456', '+37491123456'],
    ['993', '8 65 12 34 56', '+99365123456'],
    ['992', '8 90 123 45 67', '+992901234567'],
    ['375', '8 029 123-45-67', '+375291234567'],
    ['7', '8 701 123 45 67', '+77011234567'],
    ['7', '+7 8 701 123 45 67', '+77011234567'],
    ['7', '8 (912) 345-67-89', '+79123456789'],
    ['7', '810 998 90 123 45 67', '+998901234567'],
    ['998', '8 90 123 45 67', '+998901234567'],
    ['998', '+998 (90) 123-45-67', '+998901234567'],
    ['998', '88 123 45 67', '+998881234567'],
    ['86', '138 1234 5678', '+8613812345678'],
    ['86', '0138 1234 5678', '+8613812345678'],
    ['7', '+8 701 123 45 67', '+77011234567'],
    ['998', '+8 912 345 67 89', '+79123456789'],
    ['998', '8 998 90 123 45 67', '+998901234567'],
    ['996', '0996 555 123 456', '+996555123456'],
    ['996', '8 555 123 456', '+996555123456'],
    ['994', '8 50 123 45 67', '+994501234567'],
    ['995', '8 555 12 34 56', '+995555123456'],
    ['374', '8 91 123456', '+37491123456'],
    ['380', '8 067 123 45 67', '+380671234567'],
  ])('of a shop with the code %s, written as %s, is %s', (home, written, number) => {
    expect(normalizePhone(written, home)).toBe(number);
    expect(phoneFault(normalizePhone(written, home))).toBeNull();
  });

  it.each([
    '+0532 123 45 67',
    '0532 123 45 67',
    '+90 0532 123 45',
    '+7 101 234 56 78',
    '+7 001 234 56 78',
  ])('that cannot be, such as %s, is not complete', (phone) => {
    expect(isPhoneComplete(phone)).toBe(false);
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

describe('a phone of a shop', () => {
  it.each([
    ['+90 532 123 45 67', '90'],
    ['90 (532) 123-45-67', '90'],
    ['00971 50 123 4567', '971'],
    ['998712001020', '998'],
    ['8 701 123 45 67', '7'],
    ['+1 202 555 0123', '1'],
    ['+971 4 123 4567', '971'],
    ['138 1234 5678', null],
    ['+998 90', null],
    ['0532 123 45 67', null],
    ['532 123 45 67', null],
    ['71 200 10 20', null],
    ['1020', null],
    ['', null],
  ])('written %s tells the country code %s', (phone, code) => {
    expect(countryOfPhone(phone)).toBe(code);
  });

  it.each([
    ['0532 123 45 67', '90', '+905321234567'],
    ['(71) 200 10 20', '998', '+998712001020'],
    ['998712001020', null, '+998712001020'],
    ['+7 701 234 56 78', '998', '+77012345678'],
    ['138 1234 5678', '86', '+8613812345678'],
    ['0532 123 45 67', null, '0532 123 45 67'],
    ['0532 123 45 67', '998', '0532 123 45 67'],
    ['1020', '998', '1020'],
    ['call us', '998', 'call us'],
  ])('written %s is, with the country %s, dialled as %s', (phone, code, dialled) => {
    expect(withCountry(phone, code)).toBe(dialled);
  });
});
