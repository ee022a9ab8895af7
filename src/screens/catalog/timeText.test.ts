import { afterAll, describe, expect, it } from 'vitest';
import { capitalized } from '../../i18n/phrases';
import { showLanguage, t, textsComplete } from '../../i18n/t';
import { opensText, whenText } from './timeText';

/** Thursday, 5 March 2026, 14:00 in Tashkent. */
const clock = { now: Date.parse('2026-03-05T09:00:00Z'), timeZone: 'Asia/Tashkent' };

const read = async (language: Parameters<typeof showLanguage>[0]) => {
  await showLanguage(language);
  await textsComplete();
};

afterAll(() => showLanguage('uz'));

describe('a chosen time', () => {
  const when = (day: string) => whenText({ day, time: '18:00' }, clock);

  it('has small letters within a sentence', async () => {
    await read('eng');
    expect(when('2026-03-05')).toBe('today, 18:00');
    expect(when('2026-03-06')).toBe('tomorrow, 18:00');
    expect(when('2026-03-09')).toBe('Monday 09.03, 18:00');
    await read('ru');
    expect(t('schedule.choose', { when: when('2026-03-05') })).toBe('Выбрать: сегодня, 18:00');
    expect(when('2026-03-09')).toBe('понедельник 09.03, 18:00');
  });

  it('starts a line with a capital letter', async () => {
    await read('uz');
    expect(capitalized(when('2026-03-05'))).toBe('Bugun, 18:00');
    await read('kz');
    expect(capitalized(when('2026-03-06'))).toBe('Ертең, 18:00');
    await read('ar');
    expect(capitalized(when('2026-03-05'))).toBe('اليوم، 18:00');
  });

  it('follows the language when it capitalizes', async () => {
    await read('tr');
    expect(capitalized('iki')).toBe('İki');
    await read('eng');
    expect(capitalized('it')).toBe('It');
    expect(capitalized('')).toBe('');
  });

  it('is a date alone once the day is over', async () => {
    await read('eng');
    expect(when('2026-03-04')).toBe('04.03, 18:00');
  });
});

describe('an opening', () => {
  const opens = (daysAhead: number, weekday: 'MONDAY' | 'WEDNESDAY' | 'THURSDAY') =>
    opensText({ daysAhead, weekday, open: '09:00' }, clock);

  it('is told by its weekday, with small letters within a sentence', async () => {
    await read('ru');
    const when = opens(4, 'MONDAY');
    expect(t('schedule.opens', { when })).toBe('Сейчас закрыто. Откроется: понедельник, 09:00');
    expect(opens(0, 'THURSDAY')).toBe('сегодня, 09:00');
    expect(opensText(null, clock)).toBe('');
  });

  it('has its date when the weekday is today’s', async () => {
    await read('ru');
    expect(opens(6, 'WEDNESDAY')).toBe('среда, 09:00');
    expect(opens(7, 'THURSDAY')).toBe('четверг 12.03, 09:00');
  });
});
