import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../domain/text/language';
import { textsOf } from './dictionaries.testing';
import { names, typographyFaults } from './typography.testing';

const withoutParams = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '');

/** The texts of a language that match a pattern, with their keys. */
const matching = (language: Language, pattern: RegExp) =>
  textsOf(language).filter(([, text]) => pattern.test(text));

const wordsOf = (language: Language) =>
  textsOf(language).flatMap(
    ([, text]) =>
      withoutParams(text)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );

describe('the check of typography', () => {
  it.each([
    ['uz', '“Osh” boʻlimi, ma’lumotlar №\u00a05', []],
    ['uz', 'bo‘lim', ['an apostrophe other than ’', 'oʻ or gʻ with another character']],
    ['uz', 'maʻlumot', ['ʻ except in oʻ and gʻ']],
    ['uz', '«Osh»', ['quotes of another language, or unpaired']],
    ['ru', 'Заказ «Плов', ['quotes of another language, or unpaired']],
    ['ru', 'Заказ № 5', ['№ without a no-break space']],
    ['eng', 'The customers’ baskets don’t change', []],
    ['eng', 'Wait...', ['three dots instead of …']],
    ['tr', 'Telegram’dan, Clickten', ['no ’ before the suffix of a name']],
    ['ar', 'نعم ، لا', ['a blank before punctuation']],
    ['zh', '在（ 店', ['a blank after an opening quote or bracket']],
  ] as const)('reports what is wrong in %s: %s', (language, text, faults) => {
    expect(typographyFaults(language, text)).toEqual(faults);
  });
});

describe.each(languages)('every text in %s', (language) => {
  it('has the quotes, apostrophes and blanks of docs/texts.md', () => {
    const wrong = textsOf(language).flatMap(([key, text]) => {
      const faults = typographyFaults(language, text);
      return faults.length > 0 ? [{ key, text, faults }] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has only the letters and signs of its language, except in names', () => {
    const common = '\\-\\d .:!…–/';
    const half = ',;?()';
    const allowed: Record<Language, string> = {
      uz: `A-Za-zʻ’“”№\u00a0${half}`,
      ru: `А-Яа-яЁё«»№\u00a0${half}`,
      eng: `A-Za-z’“”#${half}`,
      // no Persian letters, no Arabic-Indic digits
      ar: '\u0621-\u0652«»،؛؟()#\u200e\u2066-\u2069',
      kz: `А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі«»№\u00a0${half}`,
      tr: `A-Za-zÂâÇçĞğİıÎîÖöŞşÛûÜü’“”#${half}`,
      zh: '\u4e00-\u9fff“”，。：；？！（）、#',
    };
    const foreign = new RegExp(`[^${common}${allowed[language]}]`);
    const name = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
    const wrong = textsOf(language).filter(([, text]) =>
      foreign.test(withoutParams(text).replaceAll(name, '')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a text in Russian', () => {
  it('has ё wherever it is pronounced', () => {
    const written = new Set(wordsOf('ru'));
    const usual =
      'ещё её моё твоё своё неё нём дошёл пришёл нашёл ушёл вошёл ждём идёт найдёт вернёт поймёт ' +
      'счёт расчёт учёт отчёт платёж приём объём лёгкий чёрный зелёный жёлтый причём вдвоём';
    const withYo = [...usual.split(' '), ...written].filter((word) => word.includes('ё'));
    // words of their own: all of them, of the star
    const others = ['все', 'звезды'];
    const wrong = withYo
      .map((word) => word.replaceAll('ё', 'е'))
      .filter((word) => written.has(word));
    expect(wrong.filter((word) => !others.includes(word))).toEqual([]);
  });
});

describe('a text in Kazakh', () => {
  it('has қ and ғ beside back vowels, к and г beside front ones, except in loanwords', () => {
    // A Russian keyboard has neither қ nor ғ.
    const loanword = /код|ккал|калори|карт|комп|аккаунт|скан|камер|акци|касс|команд/;
    const wrong = wordsOf('kz').filter(
      (word) =>
        /[қғ][әөүіе]/.test(word) ||
        (/[кг][аоұы]|[аұы][кг](?![әөүіеи])/.test(word) && !loanword.test(word)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a text in Arabic', () => {
  it('closes every bidi isolate', () => {
    for (const [key, text] of textsOf('ar')) {
      const opened = text.match(/[\u2066-\u2068]/g) ?? [];
      expect(text.match(/\u2069/g) ?? [], key).toHaveLength(opened.length);
    }
  });

  it('isolates params that may be in any script', () => {
    const params = /\{\{(?:name|branch|group|options|path|query)\}\}/;
    const isolated = new RegExp(`\u2068${params.source}\u2069`, 'g');
    const bare = textsOf('ar').filter(([, text]) => params.test(text.replaceAll(isolated, '')));
    expect(bare).toEqual([]);
  });
});

describe('a text in Chinese', () => {
  it('has a space between Chinese and Latin letters, digits or params, and no other spaces', () => {
    const joined = /[\u4e00-\u9fff](?:[A-Za-z\d]|\{\{)|(?:[A-Za-z\d%]|\}\})[\u4e00-\u9fff]/;
    const apart =
      /[\u4e00-\u9fff] +[\u4e00-\u9fff]|[，。：；？！（）、“”] | [，。：；？！（）、“”]/;
    expect(matching('zh', joined)).toEqual([]);
    expect(matching('zh', apart)).toEqual([]);
  });

  it('ends sentences with a full-width stop', () => {
    expect(matching('zh', /\.(?:\s|$)/)).toEqual([]);
  });
});
