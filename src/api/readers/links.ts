import type { Localized } from '../../domain/text/language';
import { field, fieldOf, firstOf } from './field';
import { recordsOf } from './lists';
import { toLocalized, toText } from './texts';

// Readers of links, pictures and tokens, and of lists of texts.

/** The names under which a link or a picture's path stands in a record of its own. */
const linkNames = ['url', 'link', 'href', 'src', 'path', 'image'];

/** A link as it was written, null for none: text, a record with one, or the first of a list. */
export function toLink(value: unknown, depth = 2): string | null {
  const [own] = Array.isArray(value) ? value : [value];
  if (typeof own === 'string') return toText(own).trim() || null;
  return depth > 0 && own ? toLink(firstOf(own, linkNames), depth - 1) : null;
}

export const linkOrNull = field((value) => toLink(value));
/** The path or URL of a picture. */
export const pictureOrNull = field((value) => toLink(value));
/** A token of at least so many letters, also behind its type; null for anything else: a sentence is none. */
export function toToken(value: unknown, shortest = 1): string | null {
  const token = typeof value === 'string' ? value.trim().replace(/^Bearer /i, '') : '';
  return token.length >= shortest && /^\S+$/.test(token) ? token : null;
}

/** Every text in an answer that begins like a page's address, at any of the upper levels. */
const pagesIn = (value: unknown, depth = 3): string[] => {
  if (typeof value === 'string')
    return /^\s*https?:\/\//i.test(value) ? [toText(value).trim()] : [];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((one) => pagesIn(one, depth - 1));
};

/** The link that an answer is about: under one of these names, else the only http(s) value in it; null for none. */
export function onlyLink(value: unknown, names: readonly string[]): string | null {
  const pages = new Set(pagesIn(value));
  return toLink(firstOf(value, names)) ?? (pages.size === 1 ? ([...pages][0] ?? null) : null);
}

/** The entries of a list of texts; a text alone is a list of one. */
const entriesOf = (value: unknown): readonly unknown[] =>
  recordsOf(value) ?? (typeof value === 'string' || typeof value === 'number' ? [value] : []);

/** A list of texts, without empty and unreadable entries. */
export const textList = field((value) =>
  entriesOf(value)
    .map((one) => toText(one))
    .filter((one) => one !== ''),
);

/** A list of localized texts: strings, objects, or objects with a `name`. */
export const localizedList = field((value) =>
  entriesOf(value)
    .map((one): Localized => toLocalized(fieldOf(one, 'name') ?? one))
    .filter((one) => Object.keys(one).length > 0),
);

/** The paths or URLs of pictures. */
export const pictureList = field((value) => entriesOf(value).flatMap((one) => toLink(one) ?? []));
