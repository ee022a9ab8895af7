import rosetta from 'rosetta';
import { directionOf, type Language, localeTag } from '../domain/language';
import type { Dictionary, Plural } from './uz';

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

const dictionaries: Record<Language, () => Promise<Dictionary>> = {
  uz: () => import('./uz').then((module) => module.uz),
  ru: () => import('./ru').then((module) => module.ru),
  eng: () => import('./eng').then((module) => module.eng),
  ar: () => import('./ar').then((module) => module.ar),
  kz: () => import('./kz').then((module) => module.kz),
  tr: () => import('./tr').then((module) => module.tr),
  zh: () => import('./zh').then((module) => module.zh),
};

const texts = rosetta<Dictionary>();
const listeners = new Set<() => void>();
let language: Language | null = null;
let wanted: Language | null = null;

/** The language on screen; null before the first dictionary has arrived. */
export const currentLanguage = (): Language | null => language;

/** Calls `listener` whenever another language is on screen; answers how to stop. */
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
 * dictionary does not take the place of a language that was asked for after it.
 */
export async function showLanguage(next: Language): Promise<void> {
  wanted = next;
  if (!texts.table(next)) texts.set(next, await dictionaries[next]());
  if (wanted !== next) return;
  texts.locale(next);
  language = next;
  document.documentElement.lang = localeTag(next);
  document.documentElement.dir = directionOf(next);
  announceTexts();
}

/** The sentence named `key` in the current language, `{{name}}` filled from `params`. */
export const t = (key: TextKey, params?: Params): string => texts.t(key.split('.'), params);

/** The sentence named `key` in the plural form that `count` takes, with `{{count}}` filled. */
export function plural(key: PluralKey, count: number): string {
  const rule = new Intl.PluralRules(localeTag(language ?? 'uz')).select(count);
  const path = key.split('.');
  return texts.t([...path, rule], { count }) || texts.t([...path, 'other'], { count });
}
