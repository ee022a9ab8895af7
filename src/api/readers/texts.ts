import { htmlText } from '../../domain/text/htmlText';
import { type Localized, languages } from '../../domain/text/language';
import { visible } from '../../domain/text/visible';
import { field, fieldOf, firstOf, parsed } from './field';

// Readers of plain text and of text in languages. The first load reads errors with them, so they need little else.

const longestText = 10_000;

/** The names under which a text stands in a record of its own. */
const textNames = ['name', 'title', 'text', 'value', 'label', 'fullName'];

/** A plain text, '' for none: also a number, a list, a person's record, or a record with a name or languages. */
export function toText(value: unknown, longest = longestText, depth = 2): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return visible(value.slice(0, longest));
  if (typeof value !== 'object' || value === null || depth === 0) return '';
  if (Array.isArray(value))
    return textsOf(value.slice(0, 100), longest, depth).join(', ').slice(0, longest);
  const named = firstOf(value, textNames);
  if (named !== undefined) return toText(named, longest, depth - 1);
  const person = textsOf([fieldOf(value, 'firstName'), fieldOf(value, 'lastName')], longest, depth);
  const languageTexts = textsOf(
    languages.map((name) => fieldOf(value, name)),
    longest,
    depth,
  );
  return person.join(' ') || (languageTexts[0] ?? '');
}

const textsOf = (values: readonly unknown[], longest: number, depth: number): string[] =>
  values.map((one) => toText(one, longest, depth - 1)).filter((one) => one !== '');

/** The language of a key such as `ru`, `EN` or `uz_UZ`. */
function languageOf(key: unknown): (typeof languages)[number] | null {
  const known = languages.find((language) => language === key);
  if (known || typeof key !== 'string') return known ?? null;
  const [short = ''] = key.slice(0, 20).toLowerCase().split(/[-_]/);
  const own = { en: 'eng', kk: 'kz' }[short] ?? short;
  return languages.find((language) => language === own) ?? null;
}

const languageNames = ['language', 'lang', 'locale', 'code'];

/** [language, text] of an object by language, or of a list of records that each name theirs; reads no other field. */
const entriesIn = (value: object): (readonly [ReturnType<typeof languageOf>, unknown])[] =>
  Array.isArray(value)
    ? value.map((one) => [languageOf(firstOf(one, languageNames)), firstOf(one, textNames)])
    : Object.keys(value).map((key) => {
        const language = languageOf(key);
        return [language, language && fieldOf(value, key)];
      });

/**
 * Text by language: `{ru, uz, eng}` in any spelling, a list of records with a language, JSON text of either, or one
 * text or number for all; cuts each at `longest`. Markup is `read` as text; what people write themselves never is any.
 */
export function toLocalized(value: unknown, longest = longestText, read = htmlText): Localized {
  const own = parsed(value);
  const textOf = (one: unknown) => visible(read(toText(one, longest)));
  const plain = (typeof own === 'string' || typeof own === 'number') && textOf(own);
  if (plain) return { uz: plain, ru: plain, eng: plain };
  if (typeof own !== 'object' || own === null) return {};
  const texts: Localized = {};
  for (const [language, text] of entriesIn(own)) {
    const shown = typeof text === 'object' ? '' : textOf(text);
    if (language && shown) texts[language] ??= shown;
  }
  if (Object.keys(texts).length > 0) return texts;
  const named = firstOf(own, textNames);
  return named === undefined || Array.isArray(own) ? {} : toLocalized(named, longest, read);
}

export const text = field((value) => toText(value));
export const textOrNull = field((value) => toText(value) || null);
export const localized = field((value) => toLocalized(value));
/** A policy: a page of its own with its markup, of up to 200,000 letters. */
export const localizedPage = field((value) => toLocalized(value, 200_000, (markup) => markup));
