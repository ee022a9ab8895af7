/** In this order: a later replacement reads what an earlier one has written. */
const sounds: readonly (readonly [RegExp, string])[] = [
  // пицца, pitsa, pizza
  [/ts/g, 'z'],
  [/(.)\1+/g, '$1'],
  [/sch|sh/g, 's'],
  [/zh|dj/g, 'j'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/w/g, 'v'],
  // cola, kola; but cappuccino and kapuchino
  [/ck|q|c(?![hceiy])/g, 'k'],
  [/ch/g, 'c'],
  [/y/g, 'i'],
  // the article, and letters that Arabic speakers type for each other
  [/^ال(?=...)/, ''],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
  [/(.)\1+/g, '$1'],
];

/**
 * How a word of `transliterateWords` sounds: spellings of one word in several languages mostly have the
 * same key (coffee and кофе, pizza and pitsa, cappuccino and капучино), and so have doubled letters.
 */
export const soundKey = (word: string): string =>
  sounds.reduce((key, [pattern, by]) => key.replace(pattern, by), word);
