import rosetta from 'rosetta';
import { formatNumber } from '../domain/text/format';
import { directionOf, type Language, langTag, localeTag } from '../domain/text/language';
import type { Plural } from './plural';
import type { RestTexts } from './uz';
import type { FirstTexts } from './uz.home';

type Dictionary = FirstTexts & RestTexts;

type KeysTo<T, Leaf> = {
  [K in keyof T & string]: T[K] extends Leaf
    ? K
    : T[K] extends string | Plural
      ? never
      : `${K}.${KeysTo<T[K], Leaf>}`;
}[keyof T & string];

/** The dotted key of a text, checked at compile time. */
export type TextKey = KeysTo<Dictionary, string>;
/** The dotted key of a text with plural forms. */
export type PluralKey = KeysTo<Dictionary, Plural>;

type Params = Readonly<Record<string, string | number>>;

type Loader = { first: () => Promise<FirstTexts>; rest: () => Promise<RestTexts> };

const dictionaries: Record<Language, Loader> = {
  uz: {
    first: () => import('./uz.home').then((module) => module.first),
    rest: () => import('./uz').then((module) => module.rest),
  },
  ru: {
    first: () => import('./ru.home').then((module) => module.first),
    rest: () => import('./ru').then((module) => module.rest),
  },
  eng: {
    first: () => import('./eng.home').then((module) => module.first),
    rest: () => import('./eng').then((module) => module.rest),
  },
  ar: {
    first: () => import('./ar.home').then((module) => module.first),
    rest: () => import('./ar').then((module) => module.rest),
  },
  kz: {
    first: () => import('./kz.home').then((module) => module.first),
    rest: () => import('./kz').then((module) => module.rest),
  },
  tr: {
    first: () => import('./tr.home').then((module) => module.first),
    rest: () => import('./tr').then((module) => module.rest),
  },
  zh: {
    first: () => import('./zh.home').then((module) => module.first),
    rest: () => import('./zh').then((module) => module.rest),
  },
};

const texts = rosetta<Partial<Dictionary>>();
const firsts = new Map<Language, Promise<void>>();
const rests = new Map<Language, Promise<void>>();
const listeners = new Set<() => void>();
let language: Language | null = null;
let wanted: Language | null = null;

/** The current language; null before the first dictionary has loaded. */
export const currentLanguage = (): Language | null => language;

/** Calls `listener` whenever texts change; returns an unsubscribe function. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the listeners that texts have changed and must be rendered again. */
export function announceTexts(): void {
  for (const listener of listeners) listener();
}

/**
 * Loads the dictionary of `next` and makes it current, including the document's language and
 * direction. Rejects if the dictionary cannot be loaded; the old language then stays. A slow
 * dictionary never replaces a language that was requested later. At the start, home's texts are
 * enough.
 */
export async function showLanguage(next: Language): Promise<void> {
  wanted = next;
  try {
    await fetchFirst(next);
    if (language !== null) await fetchRest(next);
  } catch (error) {
    if (wanted === next) wanted = language;
    throw error;
  }
  if (wanted !== next) return;
  language = next;
  texts.locale(next);
  // Rendered on a server there is no document.
  const page = globalThis.document?.documentElement;
  if (page) Object.assign(page, { lang: langTag(next), dir: directionOf(next) });
  announceTexts();
}

/**
 * Resolves when all texts of the current language have loaded; rejects if they cannot be loaded.
 */
export async function textsComplete(): Promise<void> {
  const next = wanted ?? 'uz';
  try {
    await fetchRest(next);
  } catch (error) {
    // If it fails, the current language stays, or at the start the default.
    const fallback = language ?? 'uz';
    if (fallback === next) throw error;
    await fetchRest(fallback);
  }
}

// Tracked separately: with a sheet open at the start, the rest may load before home's part.
const fetchFirst = (of: Language): Promise<void> =>
  fetchOnce(firsts, of, () => dictionaries[of].first());

const fetchRest = (of: Language): Promise<void> =>
  fetchOnce(rests, of, () => dictionaries[of].rest());

function fetchOnce(
  cache: Map<Language, Promise<void>>,
  of: Language,
  load: () => Promise<Partial<Dictionary>>,
): Promise<void> {
  const known = cache.get(of);
  if (known !== undefined) return known;
  const fetched = load().then((part) => {
    texts.set(of, part);
  });
  cache.set(of, fetched);
  // A failed load is not cached, so the next caller retries.
  fetched.catch(() => cache.delete(of));
  return fetched;
}

/** The text for `key` in the current language, with `{{name}}` filled from `params`. */
export const t = (key: TextKey, params?: Params): string => resolveText(key.split('.'), params);

/** The text for `key` in the plural form for `count`, with `{{count}}` filled in. */
export function plural(key: PluralKey, count: number): string {
  const isNumber = Number.isFinite(count);
  const rules = new Intl.PluralRules(localeTag(language ?? 'uz'));
  const path = key.split('.');
  const params = { count: formatNumber(count, language ?? 'uz') };
  // Some forms spell the number out, `other` never does: without a number it counts as incomplete.
  const sentence = isNumber && resolveText([...path, rules.select(count)], params);
  return sentence || resolveText([...path, 'other'], params);
}

/** The text at `path` in the current dictionary; '' if there is none. */
function resolveText(path: string[], params: Params = {}): string {
  // rosetta returns whatever it finds, even a group of texts.
  const found: unknown = texts.t(path, markMissing(params));
  if (typeof found !== 'string') return '';
  if (!found.includes(missing)) return found;
  // biome-ignore lint/suspicious/noConsole: a programming error, shown to developers and tests only
  if (import.meta.env.DEV) console.error(`A value is missing in the text ${path.join('.')}`);
  return dropIncomplete(found);
}

type Values = Readonly<Record<string, string | number>>;

/** Placeholder for a missing value in a text. */
const missing = '\u0000';

/** Params whose absent, blank or non-finite values are replaced by `missing`. */
const markMissing = (params: Values): Values =>
  new Proxy(params, {
    get: (all, name) =>
      typeof name === 'symbol' || isPresent(all[name]) ? Reflect.get(all, name) : missing,
  });

const isPresent = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && value.trim() !== '';

/** Removes the sentences that have a missing value. */
const dropIncomplete = (text: string): string =>
  text
    .replace(/([.!?؟])\s+|([。！？])|\n/g, `$1$2${end}`)
    .split(end)
    .filter((sentence) => !sentence.includes(missing))
    .join(' ')
    .trim();

const end = '\u0001';
