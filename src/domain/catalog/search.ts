import { soundKey, transliterateWords } from '../text/transliterate';
import { forgivenErrors, typingErrors } from '../text/typingErrors';
import type { Product } from './catalog';
import { hasStem, isEverydayWord, meaningsOf } from './everydayWords';
import type { Entry, KnownWord, SearchIndex } from './searchIndex';
import { availability } from './stock';

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

/** From this length on a word is also found inside another one: "burger" in "cheeseburger". */
const insideFrom = 5;

/**
 * Ways in which a word is found, best first. What a dish is called comes before what it is made of: who
 * looks for tea does not mean a cake whose description names it.
 */
const ways: readonly ((entry: Entry, term: Term) => boolean)[] = [
  ({ names }, { spellings }) => spellings.some((word) => names.includes(` ${word} `)),
  ({ names }, { spellings }) => spellings.some((word) => names.includes(` ${word}`)),
  ({ names, joined }, term) =>
    term.joined.some((word) => joined.includes(` ${word} `)) ||
    term.alike.some((word) => hasWord(names, word)),
  ({ names }, { meant }) => meant.some((word) => names.includes(` ${word} `)),
  ({ names }, { spellings }) =>
    spellings.some((word) => word.length >= insideFrom && names.includes(word)),
  ({ category }, { spellings }) => spellings.some((word) => category.includes(` ${word}`)),
  ({ category }, { alike }) => alike.some((word) => hasWord(category, word)),
  ({ category }, { meant }) => meant.some((word) => category.includes(` ${word} `)),
  ({ about }, { spellings }) => spellings.some((word) => about.includes(` ${word} `)),
  ({ about }, { meant }) => meant.some((word) => about.includes(` ${word} `)),
  ({ about }, { spellings }) => spellings.some((word) => about.includes(` ${word}`)),
  ({ about }, { alike }) => alike.some((word) => hasWord(about, word)),
  ({ names }, { spellings }) => spellings.some((word) => names.includes(word)),
  ({ names }, { near }) => near.some((word) => hasWord(names, word)),
  ({ category, about }, { near }) => near.some((word) => hasWord(category + about, word)),
];

const noMatch = ways.length;

function rankOf(entry: Entry, term: Term): number {
  const rank = ways.findIndex((isFound) => isFound(entry, term));
  return rank < 0 ? noMatch : rank;
}

/** Whether another word of the names means the same: "tort" is a cake where "cake" stands beside it. */
const isMeant = ({ names }: Entry, { spellings, meant }: Term): boolean =>
  meant.some((word) => !spellings.includes(word) && names.includes(` ${word} `));

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
  const isMeaning = (key: string) =>
    stems.includes(key) || (!isEverydayWord(key) && stems.some((stem) => hasStem(key, stem)));
  return [...phrases, ...wordsWhere(index.words, isMeaning)];
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

/**
 * The words of the catalogue with the fewest typing errors in them. None for a number, nor for a word that is
 * known: who looks for sushi where there is none does not want soup.
 */
function wordsNear({ words }: SearchIndex, spellings: readonly string[]): string[] {
  let fewest = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const typed of new Set(spellings.map(soundKey))) {
    if (meaningsOf(typed).length > 0) continue;
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
 * Products that match every word of the query, in any order and language. Ranked (`ways`): names with the
 * words themselves, with words that start so, sound like them or mean the same, in any language; then
 * categories and descriptions likewise, and, for a word that nothing matches, the words it may be a slip
 * of. Of equals the sold out come last; before that first those whose name in another language confirms the
 * meaning, then those that start with the query; ties keep catalogue order. A blank query finds nothing. Of a
 * query the first 200 letters count, and in them the first ten distinct words.
 */
export function searchProducts(index: SearchIndex, query: string): Product[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const start = `\n ${words.map(([word]) => word).join(' ')}`;
  const terms = termsOf(index, words);
  const known = terms.map(() => false);
  const rank = () => {
    const ranks: Product[][] = Array.from({ length: 8 * noMatch }, () => []);
    for (const entry of index.entries) {
      let worst = 0;
      terms.forEach((term, at) => {
        const each = rankOf(entry, term);
        if (each < noMatch) known[at] = true;
        worst = Math.max(worst, each);
      });
      if (worst === noMatch) continue;
      const isSure = terms.some((term) => isMeant(entry, term));
      const isSoldOut = availability(entry.product) === 'soldOut';
      const within = (isSoldOut ? 4 : 0) + (isSure ? 0 : 2) + (entry.names.includes(start) ? 0 : 1);
      ranks[8 * worst + within]?.push(entry.product);
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

const most = 6;

/**
 * Up to six products for anyone who found nothing: the best graded of each category, then the best of the
 * rest; nothing that is sold out. Equals keep their order.
 */
export function offeredInstead(products: readonly Product[]): Product[] {
  const best = products
    .filter((product) => availability(product) === 'available')
    .sort((one, other) => (other.grade ?? 0) - (one.grade ?? 0));
  const categories = new Set<string | null>();
  const isFirst = ({ categoryId }: Product) => {
    const isNew = !categories.has(categoryId);
    categories.add(categoryId);
    return isNew;
  };
  const firsts = best.filter(isFirst);
  const rest = best.filter((product) => !firsts.includes(product));
  return [...firsts, ...rest].slice(0, most);
}
