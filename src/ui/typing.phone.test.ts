import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsIn } from '../domain/text/digits';
import { phoneText, typePhone } from './typing';

describe('typing a phone number', () => {
  it('groups the digits and keeps the caret behind the typed digit', () => {
    expect(typePhone('+998 90', '+998 901', 8, '998')).toEqual({
      phone: '+998901',
      text: '+998 90 1',
      caret: 9,
    });
  });

  it('deletes the digit before a gap when the gap is deleted', () => {
    expect(typePhone('+998 90 1', '+998 901', 7, '998')).toEqual({
      phone: '+99891',
      text: '+998 91',
      caret: 6,
    });
  });

  it('types in the middle without moving the caret to the end', () => {
    const typed = typePhone('+998 90 123 45 67', '+998 950 123 45 67', 6, '998');
    expect(typed.caret).toBe(6);
    expect(typed.phone).toBe('+9989501234567');
  });

  it('detects the country code of a pasted number', () => {
    expect(typePhone('', '901234567', 9, '998').phone).toBe('+998901234567');
    expect(typePhone('+998 ', '+998 +998 90 123-45-67', 22, '998').phone).toBe('+998901234567');
  });

  it('detects it also when the pasted number replaces another', () => {
    expect(typePhone('+998 93 111 22 3', '901234567', 9, '998').phone).toBe('+998901234567');
    expect(typePhone('+998 93 111 22 33', '998901234567', 12, '998').phone).toBe('+998901234567');
  });

  it('accepts digits of Arabic and Persian keyboards', () => {
    expect(typePhone('+998', '+998٩', 5, '998')).toEqual({
      phone: '+9989',
      text: '+998 9',
      caret: 6,
    });
    expect(typePhone('+998 9', '+998 9۰', 7, '998').phone).toBe('+99890');
  });

  it('allows everything to be deleted, the plus last', () => {
    expect(typePhone('+9', '+', 1, '998')).toEqual({ phone: '+', text: '+', caret: 1 });
    expect(typePhone('+', '', 0, '998')).toEqual({ phone: '', text: '', caret: 0 });
  });
});

/** Types a text key by key, from `before` with all of it selected. */
function typeOver(before: string, keys: string, homeCode = '998'): string {
  let shown = before;
  let [start, end] = [0, before.length];
  for (const key of keys) {
    const changed = shown.slice(0, start) + key + shown.slice(end);
    const { text, caret } = typePhone(shown, changed, start + key.length, homeCode);
    shown = text;
    [start, end] = [caret, caret];
  }
  return shown;
}

describe('a number without a plus', () => {
  it.each(['', '+998', '+998 93 111 22 33', '+7 912 345 67 89', '+90 555'])(
    'typed over "%s" is of the home country',
    (before) => {
      expect(typeOver(before, '901234567')).toBe('+998 90 123 45 67');
      expect(typeOver(before, '٩٠١٢٣٤٥٦٧')).toBe('+998 90 123 45 67');
      expect(typeOver(before, '998901234567')).toBe('+998 90 123 45 67');
      expect(typeOver(before, '9123456789', '7')).toBe('+7 912 345 67 89');
    },
  );

  it('typed after a plus keeps the code that is typed', () => {
    expect(typeOver('+998 90 1', '+79123456789')).toBe('+7 912 345 67 89');
    expect(typeOver('', '＋905321234567')).toBe('+90 532 123 45 67');
  });

  it.each([
    '901234567',
    '90 123-45-67',
    '998901234567',
    '+998901234567',
    '+998 (90) 123-45-67',
    '00998901234567',
    '\u202a+998 90 123 45 67\u202c',
    '٩٠١٢٣٤٥٦٧',
    '+٩٩٨٩٠١٢٣٤٥٦٧',
  ])('pasted or filled in as %s is the same everywhere', (pasted) => {
    for (const before of ['', '+998', '+998 93 111 22 33', '+7 9']) {
      const whole = typePhone(before, pasted, pasted.length, '998');
      expect(whole).toMatchObject({ phone: '+998901234567', caret: 17 });
    }
    const behind = typePhone('+998', `+998${pasted}`, 4 + pasted.length, '998');
    expect(behind).toMatchObject({ phone: '+998901234567', caret: 17 });
  });

  it('pasted with a foreign code keeps it', () => {
    expect(typePhone('+998', '+9988 (912) 345-67-89', 21, '998').phone).toBe('+79123456789');
    expect(typePhone('', '905321234567', 12, '998').phone).toBe('+905321234567');
  });

  it('replacing a part of a number keeps the rest', () => {
    expect(typePhone('+998 93 111 22 33', '+998 9', 6, '998').phone).toBe('+9989');
    expect(typePhone('+998 90 123', '998 90 123', 0, '998')).toMatchObject({
      phone: '+99890123',
      caret: 1,
    });
  });

  const national = fc.stringMatching(/^(33|50|55|77|88|9[0134579])\d{7}$/);

  it('is of the home country however it is typed, for any number', () => {
    const before = fc.constantFrom('', '+998', '+998 93 111 22 33', '+1 202');
    fc.assert(
      fc.property(national, before, (number, shown) => {
        expect(typeOver(shown, number).replaceAll(' ', '')).toBe(`+998${number}`);
        expect(typePhone(shown, number, number.length, '998').phone).toBe(`+998${number}`);
      }),
    );
  });

  it('has its caret inside the shown text, at the same digits', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'0123456789+ -'), maxLength: 20 });
    fc.assert(
      fc.property(piece, piece, fc.nat(), (before, typed, place) => {
        const shown = phoneText(typePhone('', before, before.length, '998').phone);
        const { phone, text, caret } = typePhone(shown, typed, place % (typed.length + 1), '998');
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(text.length);
        expect(phoneText(phone)).toBe(text);
      }),
    );
  });
});

describe('a number as it is written at home', () => {
  it.each([
    ['90', '0532 123 45 67', '+90 532 123 45 67'],
    ['996', '0555 123 456', '+996 555 123 456'],
    ['971', '050 123 4567', '+971 50 123 4567'],
    ['380', '067 123 45 67', '+380 67 123 45 67'],
    ['7', '8 701 123 45 67', '+7 701 123 45 67'],
    ['375', '8 029 123-45-67', '+375 29 123 45 67'],
    ['998', '00998 90 123 45 67', '+998 90 123 45 67'],
  ])('with the code %s loses its trunk digit: %s', (home, written, shown) => {
    const prefix = `+${home}`;
    for (const before of ['', prefix, shown]) {
      const over = typePhone(before, written, written.length, home);
      expect([over.text, over.caret]).toEqual([shown, shown.length]);
    }
    const behind = `${prefix}${written}`;
    expect(typePhone(prefix, behind, behind.length, home).text).toBe(shown);
    let typed = prefix;
    if (!written.startsWith('00'))
      for (const key of digitsIn(written))
        typed = typePhone(typed, typed + key, typed.length + 1, home).text;
    else typed = shown;
    expect(typed).toBe(shown);
  });

  it.each([
    ['+998 90 123 45 67', '998'],
    ['+7 701 123 45 67', '7'],
    ['+90 532 123 45 67', '90'],
  ])('filled in again over %s changes nothing', (shown, home) => {
    const number = shown.replaceAll(' ', '');
    const national = number.slice(1 + home.length);
    const ways = [number, number.slice(1), national, shown, `00${number.slice(1)}`, ` ${shown} `];
    for (const pasted of [...ways, `+${home} (${national.slice(0, 2)}) ${national.slice(2)}`]) {
      const again = typePhone(shown, pasted, pasted.length, home);
      expect([pasted, again.text, again.caret]).toEqual([pasted, shown, shown.length]);
    }
  });
});
