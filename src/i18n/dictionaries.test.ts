import { describe, expect, it } from 'vitest';
import { type Language, languages, localeTag } from '../domain/text/language';
import { entriesOf, formsOf, paramsOf, textsOf } from './dictionaries.testing';
import type { TextKey } from './t';

const paramsByKey = (language: Language) =>
  Object.fromEntries(entriesOf(language).map(([key, entry]) => [key, paramsOf(entry)]));

describe.each(languages)('the %s dictionary', (language) => {
  it('has the same keys and params as the Uzbek one', () => {
    expect(paramsByKey(language)).toEqual(paramsByKey('uz'));
  });

  it('has no empty texts and no surrounding blanks', () => {
    expect(textsOf(language).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('writes every param as {{name}}', () => {
    const broken = textsOf(language).filter(([, text]) =>
      /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    );
    expect(broken).toEqual([]);
  });

  it('has exactly the plural forms of its language', () => {
    const needed = new Intl.PluralRules(localeTag(language)).resolvedOptions().pluralCategories;
    for (const [key, entry] of entriesOf(language)) {
      if (typeof entry === 'string') continue;
      expect({ [key]: Object.keys(entry).sort() }).toEqual({ [key]: [...needed].sort() });
      expect(paramsOf(entry.other ?? ''), key).toEqual(paramsOf(entry));
    }
  });

  it('attaches no suffix or prefix to a param', () => {
    // An amount in Uzbek: these suffixes fit every currency word.
    const allowed = language === 'uz' ? /\{\{(?:amount|price)\}\}(?:dan|lik)(?!\p{L})/gu : /(?!)/g;
    const suffix = /\}\}\u2069?[\p{L}\p{M}’]|[\p{L}\p{M}’-][\u2066-\u2068]?\{\{/u;
    // After a hyphen stands a whole word (`7-stol`), in Uzbek and Kazakh only.
    const ending =
      /\}\}-(?:dan|da|ga|ni|ning|lik|[дтн][ае]н|[дтл][ае]|[гк]е|[ғқ]а|[днт][іы]|[днт][іы]ң)(?!\p{L})/u;
    const hyphen = language === 'uz' || language === 'kz' ? ending : /\}\}\u2069?-/;
    const wrong = textsOf(language).filter(([, text]) => {
      const rest = text.replaceAll(allowed, '');
      return suffix.test(rest) || hyphen.test(rest);
    });
    expect(wrong).toEqual([]);
  });

  it('ends every sentence if there are several', () => {
    // `Opens: 09:00`, `Example: 07.03.1990`
    const value = /[:：] ?[\u2066-\u2069]*[{\d][^ ]*$/;
    const open = textsOf(language).filter(
      ([, text]) => isSeveral(text) && endOf(text) === '' && !value.test(text),
    );
    expect(open).toEqual([]);
  });

  it('has exclamation marks only in a welcome and in thanks', () => {
    // §8 gives the English one
    const allowed = ['login.welcome', 'orders.grade.thanks', 'errors.staleSession'];
    const loud = textsOf(language).filter(([, text]) => /[!！]/.test(text));
    expect(loud.filter(([key]) => !allowed.includes(key))).toEqual([]);
  });

  it('has button texts that fit a phone of 320 px', () => {
    // One line of Telegram’s native button, which does not wrap; a price beside it not counted.
    const limit = 30;
    const buttons = new Set([...buttonKeys(), ...otherButtonKeys]);
    const long = textsOf(language).filter(
      ([key, text]) => buttons.has(key) && widthOf(text) > limit,
    );
    expect(buttons.size).toBeGreaterThan(60);
    expect(long).toEqual([]);
  });
});

describe('a text', () => {
  it('ends with the same kind of punctuation in all languages', () => {
    const ends = languages.map((language) => new Map(entriesOf(language)));
    const differing = entriesOf('uz').flatMap(([key]) => {
      const found = ends.map((entries) => endOf(formsOf(entries.get(key) ?? '').at(-1) ?? ''));
      return new Set(found).size > 1 ? [[key, found]] : [];
    });
    expect(differing).toEqual([]);
  });

  it('has no full stop if it is a notice of one sentence', () => {
    // Checked in one language: the others end alike.
    const notices = new Set(keysAfter(/toasts\.show\(/));
    const stopped = textsOf('uz').filter(
      ([key, text]) =>
        (notices.has(key) || /^errors\.(?!\w+Text$)/.test(key)) &&
        !isSeveral(text) &&
        endOf(text) === '.',
    );
    expect(notices.size).toBeGreaterThan(20);
    expect(stopped).toEqual([]);
  });
});

/** The mark at the end of a text, in its half-width form; '' if there is none. */
function endOf(text: string): string {
  const bare = text.replace(/[\u2066-\u2069”»]+$/, '').replace(/(?:шт|сек)\.$/, '');
  const mark = bare.match(/[.!?؟。！？…:：]$/)?.[0] ?? '';
  return { '؟': '?', '。': '.', '！': '!', '？': '?', '：': ':' }[mark] ?? mark;
}

/** Has more than one sentence. An ordinal in Turkish (`2. kat`) ends none. */
const isSeveral = (text: string) =>
  /[.!?؟]\s+[\p{Lu}\p{Lo}\u2066-\u2068{«“№#\d]|[。！？]./u.test(text);

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,testing}.{ts,tsx}', '!./*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The keys in the expression after each match of `marker` in the sources. */
const keysAfter = (marker: RegExp): string[] =>
  sources.flatMap((source) =>
    source
      .split(new RegExp(marker, 'g'))
      .slice(1)
      .flatMap((rest) => {
        const expression = rest.split(/[{};`]|=>|, *\w+[:,]|,\n/)[0] ?? '';
        return [...expression.matchAll(/'([a-z]\w*\.[\w.]+)'/gi)].map(([, key]) => key ?? '');
      }),
  );

/** What is passed to `Button`, to a bottom action, to a message’s action, and to a confirmation. */
const buttonKeys = () =>
  keysAfter(
    /\b(?:text|ok|cancel):\s|\b(?:retryText|otherText)=\{|<Button\b(?:[^<>]|=>)*>\s*\{(?=t\()/,
  );

/** Passed to a button through a variable. */
const otherButtonKeys: TextKey[] = [
  'basket.addMore',
  'checkout.sendAgain',
  'checkout.submit',
  'checkout.toOrders',
  'product.add',
  'promo.apply',
  'promo.remove',
  'reservation.signIn',
  'reservation.submit',
];

/** Characters that a text takes, with usual values; a Chinese one takes the place of two. */
function widthOf(text: string): number {
  const values: Record<string, string> = {
    amount: '25 000 soʻm',
    count: '10',
    number: '1234',
    when: 'Понедельник, 09:00',
  };
  const shown = text
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
    .replaceAll(/[\p{M}\u200e\u2066-\u2069]/gu, '');
  return shown.length + (shown.match(/[\u3000-\u9fff\uff00-\uffef]/g) ?? []).length;
}
