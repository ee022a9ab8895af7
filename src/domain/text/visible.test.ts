import { expect, test } from 'vitest';
import { visible } from './visible';

test.each([
  ['Osh\u200e', 'Osh'],
  ['\u061cنان', 'نان'],
  ['So\u00admsa\u3164', 'Somsa'],
  ['Choy\u{e0041}\u{e007f}', 'Choy'],
  ['\u202eNon\u2069', 'Non'],
  ['Sut\nqaymoq', 'Sut\nqaymoq'],
  ['می\u200cخوام 👨\u200d🍳', 'می\u200cخوام 👨\u200d🍳'],
])('%j reads %j', (text, seen) => {
  expect(visible(text)).toBe(seen);
});

test.each(['\u3164', '\u2800\u115f', ' \u200b ', '\u{e0020}'])('%j is nothing', (text) => {
  expect(visible(text)).toBe('');
});
