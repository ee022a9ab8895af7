import rosetta from 'rosetta';
import { formatNumber } from '../domain/text/format';
import { directionOf, type Language, localeTag } from '../domain/text/language';
import { dropIncomplete, markMissing, missing } from './missingValues';
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

/** The dotted name of a sentence, checked when the project compiles. */
export type TextKey = KeysTo<Dictionary, string>;
/** The dotted name of a sentence that has plural forms. */
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

/** The language on screen; null before the first dictionary has arrived. */
export const currentLanguage = (): Language | null => language;

/** Calls `listener` whenever another language is on screen; returns an unsubscribe function. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that texts on screen would read differently now. */
export function announceTexts(): void {
  for (const listener of listeners) listener();
}

/**
 * Fetches the dictionary of `next` and puts it on screen, with the document's language and
 * direction. Rejects when the dictionary cannot be fetched; the old language then stays. A slow
 * dictionary does not take the place of a language that was asked for after it. At the start home
 * is shown as soon as its own texts are there.
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
  document.documentElement.lang = localeTag(next);
  document.documentElement.dir = directionOf(next);
  announceTexts();
}

/** Settles when every text of the language on screen is there; rejects when they cannot be fetched. */
export async function textsComplete(): Promise<void> {
  const next = wanted ?? 'uz';
  try {
    await fetchRest(next);
  } catch (error) {
    // One that does not come leaves the one on screen, or at the start the default.
    const instead = language ?? 'uz';
    if (instead === next) throw error;
    await fetchRest(instead);
  }
}

// The rest may be there before the first, for a sheet that is open at the start: neither stands in for the other.
const fetchFirst = (of: Language): Promise<void> =>
  fetchOnce(firsts, of, () => dictionaries[of].first());

const fetchRest = (of: Language): Promise<void> =>
  fetchOnce(rests, of, () => dictionaries[of].rest());

function fetchOnce(
  all: Map<Language, Promise<void>>,
  of: Language,
  load: () => Promise<Partial<Dictionary>>,
): Promise<void> {
  const known = all.get(of);
  if (known !== undefined) return known;
  const fetched = load().then((part) => {
    texts.set(of, part);
  });
  all.set(of, fetched);
  // What did not come is fetched again when it is wanted again, and said there.
  fetched.catch(() => all.delete(of));
  return fetched;
}

/** The sentence named `key` in the current language, `{{name}}` filled from `params`. */
export const t = (key: TextKey, params?: Params): string => say(key.split('.'), params);

/** The sentence named `key` in the plural form that `count` takes, with `{{count}}` filled. */
export function plural(key: PluralKey, count: number): string {
  const isNumber = Number.isFinite(count);
  const rules = new Intl.PluralRules(localeTag(language ?? 'uz'));
  const path = key.split('.');
  const params = { count: formatNumber(count, language ?? 'uz') };
  // Some forms spell their number out, `other` never does: without a number it has a hole, as it should.
  const sentence = isNumber && say([...path, rules.select(count)], params);
  return sentence || say([...path, 'other'], params);
}

/** The sentence at `path` in the dictionary on screen; '' when there is none. */
function say(path: string[], params: Params = {}): string {
  // rosetta returns whatever it finds there, a group of sentences too.
  const found: unknown = texts.t(path, markMissing(params));
  if (typeof found !== 'string') return '';
  if (!found.includes(missing)) return found;
  // biome-ignore lint/suspicious/noConsole: a mistake of ours, for developers and tests only
  if (import.meta.env.DEV) console.error(`A value is missing in the text ${path.join('.')}`);
  return dropIncomplete(found);
}
