import { westernDigits } from './digits';

/** What cannot be seen within a word: soft hyphens, joiners, marks of direction, Arabic stretching. */
const unseen = /\p{Cf}|\u034f|\u0640/gu;

const apostrophes = /['`´ʻʼ‘’‛′ʹ＇]/g;

/** Russian, Uzbek and Kazakh Cyrillic in the Latin letters an Uzbek speaker would type. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'o',
  ф: 'f',
  х: 'h',
  ҳ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  і: 'i',
  ң: 'n',
  ө: 'o',
  ү: 'u',
  ұ: 'u',
  һ: 'h',
  ı: 'i',
  x: 'h',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

/**
 * Alternative spellings: ё is e in Russian and yo in Uzbek; е at the start, after a vowel and after
 * a hard or soft sign may be ye (Хўжаев, Xoʻjayev), and ц may be s (цирк, sirk).
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ё/g, 'yo'],
  [/(^|[аеёиоуўыэюяъь])е/g, '$1ye'],
  [/ц/g, 's'],
  [/kh/g, 'h'],
];

function transliterateWord(word: string): string {
  const letters = Array.from(word, (letter) => latin[letter] ?? letter).join('');
  return letters.normalize('NFKD').replace(/\p{M}/gu, '');
}

function spellingsOf(word: string): string[] {
  const variants = [word];
  for (const [pattern, by] of spellings) {
    for (const variant of [...variants]) {
      const other = variant.replace(pattern, by);
      if (other !== variant) variants.push(other);
    }
  }
  return [...new Set(variants.map(transliterateWord))].filter((form) => form !== '');
}

/**
 * Words normalized for search: without what cannot be seen, lower case, ASCII digits, no accents or apostrophes (oʻ = o' = ў = o), Cyrillic as
 * Latin. Each word is a list of spellings, the default first. `cache` shares words across texts: a
 * catalogue repeats most of them.
 */
export function transliterateWords(text: string, cache = new Map<string, string[]>()): string[][] {
  const lower = text.toLowerCase().normalize('NFC');
  const plain = westernDigits(lower).replace(unseen, '').replace(apostrophes, '');
  return plain.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((word) => {
    const forms = cache.get(word) ?? spellingsOf(word);
    cache.set(word, forms);
    return forms.length > 0 ? [forms] : [];
  });
}

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
