import { expect, test } from 'vitest';
import { openingText } from './openingText';
import { showLanguage, textsComplete } from './t';

const open = (open: string, close: string) => ({
  state: 'open' as const,
  intervals: [{ open, close }],
});

test('hours run from opening to closing in Arabic too', async () => {
  await showLanguage('ar');
  await textsComplete();
  // With nothing but digits in the isolate, it is left to right.
  expect(openingText(open('11:00', '23:00'))).toBe('\u2068(11:00 - 23:00)\u2069');
  expect(openingText({ state: 'holiday' })).toMatch(/^[\p{Script=Arabic} ]+$/u);
});

test('an open day without hours has no text', () => {
  expect(openingText({ state: 'open', intervals: [] })).toBe('');
});
