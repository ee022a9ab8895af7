import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSentence, rewriteSentence } from './detailSentence';

it.each([
  ['kv. 5, qavat 2', { office: '5', floor: '2' }, ''],
  ['Kvartira №12a; podyezd-3', { office: '12a', entrance: '3' }, ''],
  ['2-qavat, 5-xonadon', { floor: '2', office: '5' }, ''],
  ['3 этаж, 2-й подъезд, домофон 45К12', { floor: '3', entrance: '2', domophone: '45К12' }, ''],
  ['Yashil darvoza, 2-qavat', { floor: '2' }, 'Yashil darvoza'],
  ['kv. 5, kv. 6', { office: '5' }, 'kv. 6'],
  ['код двери узнайте у охраны', {}, 'код двери узнайте у охраны'],
  ['uy 5', {}, 'uy 5'],
  ['', {}, ''],
])('takes %s apart', (sentence, details, words) => {
  expect(readSentence(sentence)).toEqual({ details, words });
});

it.each([
  ['kv. 5, qavat 2', { floor: '3' }, 'kv. 5, qavat 3'],
  ['kv. 5, qavat 2', { office: '' }, 'qavat 2'],
  ['kv. 5, qavat 2', { floor: '' }, 'kv. 5'],
  ['kv. 5; darvoza; qavat 2', { floor: '' }, 'kv. 5; darvoza'],
  ['yashil darvoza', { entrance: '4' }, 'yashil darvoza, entrance 4'],
  ['kv. 5', { office: '' }, ''],
])('writes %s with other details', (sentence, changes, expected) => {
  expect(rewriteSentence(sentence, changes)).toBe(expected);
});

it('is as it was where nothing is changed', () => {
  fc.assert(
    fc.property(fc.string(), (sentence) => {
      fc.pre(!/^[\s,;]|[\s,;]$|[,;]\s*[,;]/.test(sentence));
      expect(rewriteSentence(sentence, {})).toBe(sentence);
    }),
  );
});
