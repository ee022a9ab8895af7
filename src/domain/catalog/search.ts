import { soundKey } from '../text/soundKey';
import { transliterateWords } from '../text/transliterate';
import { forgivenErrors, typingErrors } from '../text/typingErrors';
import type { Product } from './catalog';
import { hasStem, meaningsOf } from './everydayWords';
import type { Entry, KnownWord, SearchIndex } from './searchIndex';

/** What a word of the query is looked for as. The lists hold words of the catalogue. */
type Term = {
  /** as typed: also the start of a longer word */
  spellings: readonly string[];
  /** words that sound like it */
  alike: readonly string[];
  /** neighbouring words that, as one, sound like it */
  joined: readonly string[];
  /** words that mean the same, in any language */
  meant: readonly string[];
  /** words it may be a slip of; only if nothing else is found */
  near: readonly string[];
};

const noMatch = 9;

/**
 * 0: a word of the name starts with it; 1: the name contains it; 2: a word of other texts starts
 * with it; then, in names and in other texts: 3 and 4 words that sound alike, 5 and 6 words that mean
 * the same, 7 and 8 words it may be a slip of; 9: no match.
 */
function rankOf(entry: Entry, { spellings, alike, joined, meant, near }: Term): number {
  const { names, rest } = entry;
  if (spellings.some((word) => names.includes(` ${word}`))) return 0;
  if (spellings.some((word) => names.includes(word))) return 1;
  if (spellings.some((word) => rest.includes(` ${word}`))) return 2;
  if (joined.some((word) => entry.joined.includes(` ${word} `))) return 3;
  if (alike.some((word) => hasWord(names, word))) return 3;
  if (alike.some((word) => hasWord(rest, word))) return 4;
  if (meant.some((word) => names.includes(` ${word} `))) return 5;
  if (meant.some((word) => rest.includes(` ${word} `))) return 6;
  if (near.some((word) => hasWord(names, word))) return 7;
  if (near.some((word) => hasWord(rest, word))) return 8;
  return noMatch;
}

/** Also in a compound (cheeseburger), as when it had been typed without the slip. */
const hasWord = (text: string, word: string) => text.includes(word.length > 3 ? word : ` ${word} `);

/** The longest list of words that one word of the query is replaced with. */
const mostWords = 12;

function wordsWhere(words: readonly KnownWord[], isWanted: (key: string) => boolean): string[] {
  return words.filter(({ key }) => isWanted(key)).map(({ word }) => word);
}

/** From this length on a word that is still being typed is recognized by its start. */
const recognizedFrom = 5;

/** Words that sound like this one, or start so if it is long enough. */
function soundingLike(words: readonly KnownWord[], spellings: readonly string[]): string[] {
  const keys = spellings.map(soundKey).filter((key) => key.length > 2);
  if (keys.length === 0) return [];
  const isAlike = (known: string) =>
    keys.some((key) => known === key || (key.length >= recognizedFrom && known.startsWith(key)));
  return wordsWhere(words, isAlike).slice(0, mostWords);
}

/** Words that mean what this sound or this phrase does. */
function meaning(index: SearchIndex, typed: string): string[] {
  const meanings = meaningsOf(typed);
  if (meanings.length === 0) return [];
  const phrases = meanings.flatMap(({ phrase }) => phrase ?? []);
  const stems = meanings.flatMap(({ key, phrase }) => (phrase === null ? key : []));
  return [
    ...phrases,
    ...wordsWhere(index.words, (key) => stems.some((stem) => hasStem(key, stem))),
  ];
}

function termsOf(index: SearchIndex, words: readonly string[][]): Term[] {
  const phraseAt = (at: number) =>
    words
      .slice(at, at + 2)
      .map(([word]) => word)
      .join(' ');
  // A phrase's meanings count for both of its words.
  const phrases = words.slice(1).map((_, at) => meaning(index, phraseAt(at)));
  return words.map((spellings, at) => ({
    spellings,
    alike: soundingLike(index.words, spellings),
    joined: soundingLike(index.compounds, spellings),
    meant: [
      ...spellings.flatMap((word) => meaning(index, soundKey(word))),
      ...(phrases[at - 1] ?? []),
      ...(phrases[at] ?? []),
    ],
    near: [],
  }));
}

/** The words of the catalogue with the fewest typing errors in them; none for a number. */
function wordsNear({ words }: SearchIndex, spellings: readonly string[]): string[] {
  let fewest = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const typed of new Set(spellings.map(soundKey))) {
    const most = /\d/.test(typed) ? 0 : forgivenErrors(typed.length);
    if (most === 0) continue;
    for (const { word, key } of words) {
      const errors = typingErrors(typed, key, most, typed.length > recognizedFrom);
      if (errors === null || errors > fewest) continue;
      if (errors < fewest) nearest = [];
      fewest = errors;
      nearest.push(word);
    }
  }
  return nearest.slice(0, mostWords);
}

/** Of a query: a link may carry one of any length. */
const mostLetters = 200;
const mostQueryWords = 10;

/** The first distinct words of a query. */
function wordsOf(query: string): string[][] {
  const words = transliterateWords(query.slice(0, mostLetters));
  const distinct = new Map(words.map((spellings) => [spellings[0], spellings]));
  return [...distinct.values()].slice(0, mostQueryWords);
}

/**
 * Products that match every word of the query, in any order and language. Ranked: names that start
 * with the query, names with words that start so, names that contain it, other texts; then words that
 * sound like it or mean the same, in any language, and, for a word that nothing matches, the words it
 * may be a slip of. Ties keep catalogue order. A blank query finds nothing. Of a query the first 200
 * letters count, and in them the first ten distinct words.
 */
export function searchProducts(index: SearchIndex, query: string): Product[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const start = `\n ${words.map(([word]) => word).join(' ')}`;
  const terms = termsOf(index, words);
  const known = terms.map(() => false);
  const rank = () => {
    const ranks: Product[][] = Array.from({ length: noMatch + 1 }, () => []);
    for (const entry of index.entries) {
      let worst = 0;
      terms.forEach((term, at) => {
        const each = rankOf(entry, term);
        if (each < noMatch) known[at] = true;
        worst = Math.max(worst, each);
      });
      if (worst === noMatch) continue;
      ranks[entry.names.includes(start) ? 0 : worst + 1]?.push(entry.product);
    }
    return ranks.flat();
  };
  const found = rank();
  if (known.every(Boolean)) return found;
  terms.forEach((term, at) => {
    if (!known[at]) term.near = wordsNear(index, term.spellings);
  });
  return terms.every(({ near }, at) => known[at] || near.length > 0) ? rank() : found;
}
