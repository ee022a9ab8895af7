import { afterEach, expect, test } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import { weekdays } from '../../domain/time/schedule';
import { showLanguage, textsComplete } from '../../i18n/t';
import { openingLine, pickupHoursLine } from './timeText';

afterEach(() => showLanguage('uz'));

type Times = { open: string | null; close: string | null };

/** Open every day but Tuesday. */
const branchOpen = ({ open, close }: Times) =>
  sampleBranch({
    workHours: [
      {
        type: 'PICK_UP',
        hours: weekdays.map((weekday) => ({
          weekday,
          isDayOff: weekday === 'TUESDAY',
          open,
          close,
          extraOpen: null,
          extraClose: null,
        })),
      },
    ],
  });

/** 1 January 2024 is a Monday. */
const clockAt = (day: number, time: string) => ({
  now: Date.parse(`2024-01-0${day}T${time}:00+05:00`),
  timeZone: 'Asia/Tashkent',
});
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test('on a day off, what last night’s hours still keep open is not called closed', async () => {
  await showLanguage('eng');
  await textsComplete();
  const late = branchOpen({ open: '18:00', close: '02:00' });
  for (const line of [openingLine, pickupHoursLine]) {
    expect(plain(line(late, clockAt(2, '00:30')))).toBe('Open until 02:00');
    expect(plain(line(late, clockAt(2, '02:00')))).toBe('Closed today. Opens: tomorrow, 18:00');
  }
  expect(plain(openingLine(late, clockAt(1, '23:00')))).toBe('Open until 02:00 · (18:00 - 02:00)');
  expect(plain(pickupHoursLine(late, clockAt(1, '23:00')))).toBe('(18:00 - 02:00)');
});

test('hours run from opening to closing in Arabic too', async () => {
  await showLanguage('ar');
  await textsComplete();
  // With nothing but digits in the isolate, it is left to right.
  const day = branchOpen({ open: '11:00', close: '23:00' });
  expect(pickupHoursLine(day, clockAt(1, '12:00'))).toBe('\u2068(11:00 - 23:00)\u2069');
});

test('an open day without hours has no text of them', async () => {
  await showLanguage('eng');
  await textsComplete();
  const always = branchOpen({ open: null, close: null });
  expect(pickupHoursLine(always, clockAt(1, '12:00'))).toBe('');
});
