import { expect, test } from 'vitest';
import { expectLinear, longText, patterns } from '../../../tests/longTexts';
import { promoCodeOf, promoSpellings } from '../promo/promoCode';
import { formatPhone, normalizePhone, phoneFault, phonesIn } from '../session/phone';
import { codeIn } from '../session/smsCode';
import { tableFromQuery } from '../start/channel';
import { fromBase64url } from './base64url';
import { digitsIn, wholeDigits } from './digits';
import { htmlText } from './htmlText';
import { initials } from './initials';
import { anywhere, readLink } from './link';
import { filterByTexts } from './nameSearch';
import { personName, plainText } from './personName';
import { htmlParagraphs, shallowHtml } from './shallowHtml';
import { soundKey, transliterateWords } from './transliterate';
import { truncate } from './truncate';
import { visible } from './visible';

// Bounded in time: what a server, a link or a clipboard holds is gone through once, however it is written.

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  codeIn: (text) => codeIn(text, null),
  digitsIn,
  filterByTexts: (text) => filterByTexts([text], text, (item) => [item]),
  formatPhone,
  fromBase64url,
  htmlParagraphs,
  htmlText,
  initials: (text) => initials({ firstName: text, lastName: text }, 'tr'),
  normalizePhone: (text) => normalizePhone(text),
  personName,
  phoneFault,
  phonesIn,
  plainText,
  promoCodeOf,
  promoSpellings,
  readLink: (text) => readLink(text, anywhere),
  shallowHtml,
  soundKey,
  tableFromQuery: (text) => tableFromQuery(() => text),
  transliterateWords: (text) => transliterateWords(text),
  truncate: (text) => truncate(text),
  visible,
  wholeDigits,
};

test.each(Object.entries(readers))('%s reads a long text in one pass', async (_, read) => {
  await expectLinear(
    patterns.map((pattern) => ({
      named: JSON.stringify(pattern),
      read: (length: number) => read(longText(pattern, length)),
    })),
  );
});

test('at least 30 patterns, each of its own', () => {
  expect(new Set(patterns).size).toBeGreaterThanOrEqual(30);
  expect(new Set(patterns).size).toBe(patterns.length);
});
