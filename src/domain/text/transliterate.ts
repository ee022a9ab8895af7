const apostrophes = /['`´ʻʼ‘’‛′ʹ＇]/g;

/** Cyrillic of Russian, Uzbek and Kazakh in the Latin letters that an Uzbek would type. */
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
};

/** One word by several spellings: ё is e to a Russian and yo to an Uzbek, е at the start may be ye. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ё/g, 'yo'],
  [/^е/, 'ye'],
  [/kh/g, 'h'],
];

function transliterateWord(word: string): string {
  const letters = Array.from(word, (letter) => latin[letter] ?? letter).join('');
  return letters.normalize('NFKD').replace(/\p{M}/gu, '');
}

function spellingsOf(word: string): string[] {
  const spelt = [word];
  for (const [pattern, by] of spellings) {
    if (word.search(pattern) >= 0) spelt.push(word.replace(pattern, by));
  }
  return [...new Set(spelt.map(transliterateWord))].filter((form) => form !== '');
}

/**
 * The words of a text as search compares them: without case, accents and apostrophes (oʻ = o' =
 * ў = o), Cyrillic as Latin. Each word is a list of its spellings, the plainest first. `known`
 * remembers words from text to text: a catalogue repeats most of them.
 */
export function transliterateWords(text: string, known = new Map<string, string[]>()): string[][] {
  const plain = text.toLowerCase().normalize('NFC').replace(apostrophes, '');
  return plain.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((word) => {
    const forms = known.get(word) ?? spellingsOf(word);
    known.set(word, forms);
    return forms.length > 0 ? [forms] : [];
  });
}
