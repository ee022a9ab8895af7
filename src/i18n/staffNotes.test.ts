import { describe, expect, it, test } from 'vitest';
import { type StaffNote, staffSentences } from '../domain/order/staffNotes';
import { languages } from '../domain/text/language';
import { readStaffNotes, writeStaffNotes } from './staffNotes';

const ru = { language: 'ru', currency: 'UZS' } as const;

const every = staffSentences.map((sentence): StaffNote => {
  if (sentence === 'change') return { sentence, sum: 10_000_000 };
  return { sentence };
});

describe('a note for the staff', () => {
  it('is the person’s own words, then sentences', () => {
    const notes: StaffNote[] = [{ sentence: 'change', sum: 10_000_000 }, { sentence: 'callFirst' }];
    const said = 'Нужна сдача с 100\u00a0000\u00a0сум. Позвонить перед приездом';
    expect(writeStaffNotes('', notes, ru)).toBe(said);
    expect(writeStaffNotes('Darvoza oldida ', notes, ru)).toBe(`Darvoza oldida. ${said}`);
    expect(writeStaffNotes('Darvoza oldida.', notes, ru)).toBe(`Darvoza oldida. ${said}`);
    expect(writeStaffNotes('Tezroq!', notes, ru)).toBe(`Tezroq! ${said}`);
    expect(writeStaffNotes(' Tezroq ', [], ru)).toBe('Tezroq');
  });

  it('says once what the person has written in the same words', () => {
    const own = 'Не звонить в дверь. Ребёнок спит';
    expect(writeStaffNotes(own, [{ sentence: 'dontRing' }], ru)).toBe(own);
  });

  it('in Chinese has Chinese full stops', () => {
    const zh = { language: 'zh', currency: 'UZS' } as const;
    const notes: StaffNote[] = [{ sentence: 'dontRing' }, { sentence: 'leaveOut' }];
    expect(writeStaffNotes('少辣', notes, zh)).toBe('少辣。请勿按门铃。如缺货：请从订单中去掉');
  });
});

describe('a note that was sent is read back', () => {
  test.each(languages)('in %s, every sentence of it', (language) => {
    for (const own of ['', 'Tezroq!', 'Piyozsiz, 2 ta', 'Ready? Call me at 5.']) {
      const text = writeStaffNotes(own, every, { language, currency: 'UZS' });
      expect(readStaffNotes(text)).toEqual({ own: own.replace(/\.$/, ''), notes: every });
    }
  });

  test.each(['USD', 'KZT', 'EUR'])('with a sum in %s', (currency) => {
    for (const language of languages) {
      const notes: StaffNote[] = [{ sentence: 'change', sum: 5_000 }];
      const text = writeStaffNotes('Tezroq', notes, { language, currency });
      expect(readStaffNotes(text)).toEqual({ own: 'Tezroq', notes });
    }
  });

  it('by a server that writes other spaces and a full stop', () => {
    expect(readStaffNotes('Нужна сдача с 100 000 сум.').notes).toEqual([
      { sentence: 'change', sum: 10_000_000 },
    ]);
  });

  it('leaves the person’s own words alone', () => {
    for (const own of [
      '',
      'Не звонить в дверь, ребёнок спит',
      'Пожалуйста, не нужна сдача с 100 000 сум наличными',
      'Please call',
    ])
      expect(readStaffNotes(own)).toEqual({ own, notes: [] });
  });
});
