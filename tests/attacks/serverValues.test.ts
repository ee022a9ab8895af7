// @vitest-environment node
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { getCatalog } from '../../src/api/catalog';
import { body, fakeServer } from '../../src/api/fakeServer.testing';
import { formatMoney } from '../../src/domain/text/format';
import { languages } from '../../src/domain/text/language';
import { visible } from '../../src/domain/text/visible';
import { formatDateTime } from '../../src/domain/time/dates';
import { isolate } from '../../src/i18n/phrases';
import { honestAnswers } from '../honestAnswers';
import { hostileValue, pathsOf, replaced, shortened, written } from '../hostile';
import { sampleTotals } from '../samples/orders';

let menu: unknown;
beforeAll(async () => {
  menu = shortened((await honestAnswers()).catalog);
});

const read = async (answer: unknown) => {
  const { http } = fakeServer(() => body(written(answer)));
  const [, catalog] = await getCatalog(http, 'WEB');
  return catalog;
};

test('whatever a menu says, a basket of all of it has a total that adds up', async () => {
  const spoiled = fc
    .array(fc.tuple(fc.constantFrom(...pathsOf(menu)), hostileValue), { maxLength: 4 })
    .map((parts) => parts.reduce((value, [path, part]) => replaced(value, path, part), menu));
  await fc.assert(
    fc.asyncProperty(spoiled, fc.integer({ min: 1, max: 999 }), async (answer, count) => {
      const products = (await read(answer))?.products ?? [];
      const sums = sampleTotals({
        lines: products.map((product) => ({ product, choices: [], count })),
      });
      for (const sum of Object.values(sums))
        expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
      expect(sums.totalPrice).toBeLessThanOrEqual(sums.productPrice);
      for (const language of languages)
        expect(formatMoney(sums.totalPrice, language, 'UZS')).not.toMatch(/NaN|Infinity|e\+/);
    }),
    { numRuns: 150 },
  );
});

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])('%s has a date', (at) => {
  expect(formatDateTime(Date.parse(at), 'Asia/Tashkent')).toMatch(/^\d\d\.\d\d\.-?\d+ \d\d:\d\d$/);
});

test('a name turns nothing around it, and keeps what scripts need', () => {
  expect(visible('Osh\u202egnp\u2069\u0000\ud800\u200b\ufeff')).toBe('Oshgnp');
  for (const name of ['👨‍👩‍👧', 'می‌خواهم', 'قهوة\u200f 1', 'a\nb', '🍕'])
    expect(visible(name)).toBe(name);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const inside = isolate(name).slice(1, -1);
      expect(inside).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|\p{Cs}/u);
    }),
  );
});
