import { describe, expect, it } from 'vitest';
import { typePhone } from './phoneTyping';

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

  it('allows everything to be deleted', () => {
    expect(typePhone('+9', '+', 1, '998')).toEqual({ phone: '', text: '', caret: 0 });
  });
});
