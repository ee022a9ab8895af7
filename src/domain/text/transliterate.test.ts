import { expect, it } from 'vitest';
import { soundKey, transliterateWords } from './transliterate';

const keysOf = (word: string) => transliterateWords(word).flat().map(soundKey);

it.each([
  ['пицца', 'pizza', 'pitsa', 'piza'],
  ['кофе', 'coffee', 'koffe'],
  ['капучино', 'cappuccino', 'kapucino', 'kapuchino'],
  ['кола', 'cola', 'kola'],
  ['шашлык', 'shashlik', 'şaşlık'],
  ['пепперони', 'pepperoni', 'peperoni', 'pepperonni'],
  ['القهوة', 'قهوه', 'قهوة'],
])('%s sounds like %s and the others', (...words) => {
  const [first = []] = words.map(keysOf);
  for (const word of words) expect(first).toContain(keysOf(word)[0]);
});

it.each([
  ['чай', 'кофе'],
  ['osh', 'nosh'],
  ['sir', 'sirop'],
])('%s does not sound like %s', (one, other) => {
  expect(keysOf(one)[0]).not.toBe(keysOf(other)[0]);
});
