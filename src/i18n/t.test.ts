import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Language, languages, localeTag } from '../domain/text/language';
import { rest as arRest } from './ar';
import { first as arFirst } from './ar.home';
import { rest as engRest } from './eng';
import { first as engFirst } from './eng.home';
import { rest as kzRest } from './kz';
import { first as kzFirst } from './kz.home';
import { rest as ruRest } from './ru';
import { first as ruFirst } from './ru.home';
import { currentLanguage, onLanguage, plural, showLanguage, t, textsComplete } from './t';
import { rest as trRest } from './tr';
import { first as trFirst } from './tr.home';
import { rest as uzRest } from './uz';
import { first as uzFirst } from './uz.home';
import { rest as zhRest } from './zh';
import { first as zhFirst } from './zh.home';

const dictionaries: Record<Language, object> = {
  uz: { ...uzFirst, ...uzRest },
  ru: { ...ruFirst, ...ruRest },
  eng: { ...engFirst, ...engRest },
  ar: { ...arFirst, ...arRest },
  kz: { ...kzFirst, ...kzRest },
  tr: { ...trFirst, ...trRest },
  zh: { ...zhFirst, ...zhRest },
};

type Forms = Readonly<Record<string, string>>;

const isTree = (node: unknown): node is object => typeof node === 'object' && node !== null;

const isForms = (node: object): node is Forms =>
  'other' in node && Object.values(node).every((form) => typeof form === 'string');

/** Every text by its dotted key; plural texts as forms by category. */
function entriesOf(tree: object, path = ''): [string, string | Forms][] {
  return Object.entries(tree).flatMap(([name, node]: [string, unknown]) => {
    const key = path + name;
    if (typeof node === 'string') return [[key, node]];
    if (!isTree(node)) throw new Error(`${key} is neither a text nor a group of texts`);
    return isForms(node) ? [[key, node]] : entriesOf(node, `${key}.`);
  });
}

const formsOf = (entry: string | Forms) =>
  typeof entry === 'string' ? [entry] : Object.values(entry);

const sentencesOf = (language: Language) =>
  entriesOf(dictionaries[language]).flatMap(([, entry]) => formsOf(entry));

/** Some plural forms spell the number out, so the params are collected from all forms. */
function paramsOf(entry: string | Forms): string[] {
  const found = formsOf(entry).flatMap((form) => form.match(/\{\{.*?\}\}/g) ?? []);
  return [...new Set(found)].sort();
}

const paramsByKey = (language: Language) =>
  Object.fromEntries(
    entriesOf(dictionaries[language]).map(([key, entry]) => [key, paramsOf(entry)]),
  );

describe.each(languages)('the %s dictionary', (language) => {
  it('has the same keys and params as the Uzbek one', () => {
    expect(paramsByKey(language)).toEqual(paramsByKey('uz'));
  });

  it('has no empty texts and no surrounding blanks', () => {
    expect(sentencesOf(language).filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('writes every param as {{name}}', () => {
    const bare = sentencesOf(language).map((text) => text.replaceAll(/\{\{\w+\}\}/g, ''));
    expect(bare.filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('has exactly the plural forms of its language', () => {
    const needed = new Intl.PluralRules(localeTag(language)).resolvedOptions().pluralCategories;
    for (const [key, entry] of entriesOf(dictionaries[language])) {
      if (typeof entry === 'string') continue;
      expect({ [key]: Object.keys(entry).sort() }).toEqual({ [key]: [...needed].sort() });
    }
  });
});

describe('the script of a language', () => {
  // Brands keep their own spelling.
  const brands = [
    'Telegram',
    'Click',
    'Payme',
    'Paynet',
    'Payze',
    'Rahmat',
    'Uzum',
    'iPhone',
    'Android',
  ];
  const names = new Set([...brands, 'SMS', 'QR', 'CVV']);

  it.each(['ru', 'kz', 'ar', 'zh'] as const)(
    'has no Latin words in %s except names',
    (language) => {
      const words = sentencesOf(language).flatMap(
        (text) => text.replaceAll(/\{\{\w+\}\}/g, '').match(/[a-z]+/gi) ?? [],
      );
      expect(words.filter((word) => !names.has(word))).toEqual([]);
    },
  );

  it('always uses the same character in oʻ and gʻ in Uzbek', () => {
    expect(sentencesOf('uz').filter((text) => /[og]['’‘ʼ`]/i.test(text))).toEqual([]);
  });

  it('closes every bidi isolate in Arabic', () => {
    for (const text of sentencesOf('ar')) {
      const opened = text.match(/[\u2066-\u2068]/g) ?? [];
      expect(text.match(/\u2069/g) ?? []).toHaveLength(opened.length);
    }
  });

  it('isolates params that may be in any script in Arabic', () => {
    const names = /\{\{(?:name|branch|group|options|path|query)\}\}/;
    const isolated = new RegExp(`\u2068${names.source}\u2069`, 'g');
    const bare = sentencesOf('ar').filter((text) => names.test(text.replaceAll(isolated, '')));
    expect(bare).toEqual([]);
  });

  it('uses its own punctuation in Arabic and Chinese', () => {
    expect(sentencesOf('ar').filter((text) => /[,;?]/.test(text))).toEqual([]);
    expect(
      sentencesOf('zh').filter((text) => /[\u4e00-\u9fff](?:[,;:?!(]|\.$)/.test(text)),
    ).toEqual([]);
  });

  it('has no Cyrillic look-alikes in Latin-script languages', () => {
    const lookalikes = /[\u0400-\u04ff]/;
    for (const language of ['uz', 'eng', 'tr'] as const) {
      expect(sentencesOf(language).filter((text) => lookalikes.test(text))).toEqual([]);
    }
  });

  it('has no straight quotes or three-dot ellipses in any language', () => {
    for (const language of languages) {
      expect(sentencesOf(language).filter((text) => /["'`]|\.\.\./.test(text))).toEqual([]);
    }
  });
});

describe('a text with missing values', () => {
  const missing = [{}, null, undefined, '', ' ', Number.NaN];
  const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => showLanguage('uz'));

  /** Splits a dictionary text into sentences. */
  const sentencesIn = (text: string) =>
    text.replaceAll(/([.!?؟])\s+|([。！？])|\n/g, '$1$2\n').split('\n');

  it.each(languages)('omits the incomplete sentences in %s and logs an error', async (language) => {
    const errors = muteErrors();
    await showLanguage(language);
    await textsComplete();
    const withParams = entriesOf(dictionaries[language]).flatMap(([key, entry]) =>
      typeof entry === 'string' && entry.includes('{{') ? [{ key, entry }] : [],
    );
    expect(withParams.length).toBeGreaterThan(50);
    for (const { key, entry } of withParams) {
      const whole = sentencesIn(entry).filter((sentence) => !sentence.includes('{{'));
      for (const value of missing) {
        const names = paramsOf(entry).map((param) => [param.slice(2, -2), value]);
        // Values may come from the server, where types guarantee nothing.
        const shown = Reflect.apply(t, null, [key, Object.fromEntries(names)]);
        expect(shown, key).toBe(whole.join(' ').trim());
      }
    }
    expect(errors).toHaveBeenCalledTimes(withParams.length * missing.length);
  });

  it.each(languages)('omits them in %s in plural texts too', async (language) => {
    const errors = muteErrors();
    await showLanguage(language);
    await textsComplete();
    const plurals = entriesOf(dictionaries[language]).flatMap(([key, entry]) =>
      typeof entry === 'string' ? [] : [{ key, entry }],
    );
    expect(plurals.length).toBeGreaterThan(5);
    for (const { key, entry } of plurals) {
      const whole = sentencesIn(entry.other ?? '').filter((sentence) => !sentence.includes('{{'));
      for (const value of missing) {
        expect(Reflect.apply(plural, null, [key, value]), key).toBe(whole.join(' ').trim());
      }
    }
    expect(errors).toHaveBeenCalledTimes(plurals.length * missing.length);
  });

  it('keeps complete sentences and values of 0', async () => {
    muteErrors();
    await showLanguage('eng');
    expect(t('checkout.acceptedText', { number: '' })).toBe('Track it here.');
    expect(t('checkout.madeBy', { branch: '' })).toBe('');
    expect(t('login.resendIn', { time: 0 })).toContain('0');
  });
});

describe('the current language', () => {
  afterAll(() => showLanguage('uz'));

  it('is the last requested one, even if an earlier dictionary arrives later', async () => {
    await showLanguage('uz');
    const slow = showLanguage('kz');
    await showLanguage('uz');
    await slow;
    expect(currentLanguage()).toBe('uz');
  });

  it('has all texts when the rest of a dictionary arrives before home’s part', async () => {
    vi.resetModules();
    const early = await import('./t');
    await early.textsComplete();
    await early.showLanguage('uz');
    expect(early.t('home.allCategories')).toBe('Barcha turkumlar');
    expect(early.t('login.title')).toBe('Kirish');
  });

  it('falls back to all texts of the default one if the requested dictionary fails to load', async () => {
    vi.resetModules();
    for (const part of ['./ru.home', './ru']) {
      vi.doMock(part, () => {
        throw new Error('gone');
      });
    }
    const early = await import('./t');
    const pending = early.showLanguage('ru');
    await Promise.all([early.textsComplete(), expect(pending).rejects.toThrow()]);
    await early.showLanguage('uz');
    expect(early.t('login.title')).toBe('Kirish');
    for (const part of ['./ru.home', './ru']) vi.doUnmock(part);
  });

  it('provides texts with their params filled in', async () => {
    await showLanguage('eng');
    expect(t('common.back')).toBe('Back');
    expect(t('product.minutesRange', { from: 10, to: 15 })).toBe('10–15 min');
    await showLanguage('uz');
    expect(t('home.tableAt', { table: 7 })).toBe('7-stol');
  });

  it('uses the specified wording for error pages', async () => {
    await showLanguage('eng');
    expect(t('errors.notFoundTitle')).toBe('Page Not Found');
    expect(t('errors.notFoundText', { path: '/nowhere' })).toBe('Page not found: /nowhere');
    expect(t('crash.title')).toBe('Internal Server Error');
  });

  it('is looked up by rosetta', async () => {
    vi.resetModules();
    const lookedUp = vi.fn(() => 'Found');
    vi.doMock('rosetta', () => ({
      default: () => ({ set: () => undefined, locale: () => 'uz', t: lookedUp }),
    }));
    const mocked = await import('./t');
    expect(mocked.t('home.tableAt', { table: 7 })).toBe('Found');
    expect(lookedUp).toHaveBeenCalledWith(['home', 'tableAt'], { table: 7 });
    vi.doUnmock('rosetta');
    vi.resetModules();
  });

  it.each([
    ['ru', 1, '1 товар'],
    ['ru', 3, '3 товара'],
    ['ru', 5, '5 товаров'],
    ['ru', 21, '21 товар'],
    ['eng', 1, '1 product'],
    ['eng', 2, '2 products'],
    ['ar', 0, 'لا توجد منتجات'],
    ['ar', 1, 'منتج واحد'],
    ['ar', 2, 'منتجان'],
    ['ar', 3, '3 منتجات'],
    ['ar', 11, '11 منتجًا'],
    ['ar', 100, '100 منتج'],
    ['kz', 2, '2 тауар'],
    ['tr', 2, '2 ürün'],
    ['uz', 2, '2 ta mahsulot'],
    ['uz', 12_000, '12\u00a0000 ta mahsulot'],
    ['zh', 2, '共 2 件商品'],
  ] as const)('has the right plural form in %s for %i', async (language, count, sentence) => {
    await showLanguage(language);
    expect(plural('basket.products', count)).toBe(sentence);
  });

  it.each([
    ['ar', 'rtl'],
    ['kz', 'ltr'],
  ] as const)('%s is set on the document, with the direction %s', async (language, dir) => {
    await showLanguage(language);
    expect(currentLanguage()).toBe(language);
    expect(document.documentElement.dir).toBe(dir);
    expect(document.documentElement.lang).toBe(localeTag(language));
  });

  it('is reported to listeners until they unsubscribe', async () => {
    const seen: (Language | null)[] = [];
    const stop = onLanguage(() => seen.push(currentLanguage()));
    await showLanguage('tr');
    stop();
    await showLanguage('zh');
    expect(seen).toEqual(['tr']);
  });
});
