import type { Language } from '../domain/text/language';
import { rest as arRest } from './ar';
import { first as arFirst } from './ar.home';
import { rest as engRest } from './eng';
import { first as engFirst } from './eng.home';
import { rest as kzRest } from './kz';
import { first as kzFirst } from './kz.home';
import { rest as ruRest } from './ru';
import { first as ruFirst } from './ru.home';
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

/** A text, or its plural forms by category. */
export type Entry = string | Readonly<Record<string, string>>;

/** Every entry of a dictionary by its dotted key. */
export const entriesOf = (language: Language): [string, Entry][] => flatten(dictionaries[language]);

/** Every text of a dictionary with its dotted key; plural forms one by one. */
export const textsOf = (language: Language): [string, string][] =>
  entriesOf(language).flatMap(([key, entry]) =>
    formsOf(entry).map((form): [string, string] => [key, form]),
  );

export const formsOf = (entry: Entry): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry);

/** Some plural forms spell the number out, so the params are collected from all forms. */
export function paramsOf(entry: Entry): string[] {
  const found = formsOf(entry).flatMap((form) => form.match(/\{\{.*?\}\}/g) ?? []);
  return [...new Set(found)].sort();
}

function flatten(tree: object, path = ''): [string, Entry][] {
  return Object.entries(tree).flatMap(([name, node]: [string, unknown]) => {
    const key = path + name;
    if (typeof node === 'string') return [[key, node]];
    if (!isTree(node)) throw new Error(`${key} is neither a text nor a group of texts`);
    return isForms(node) ? [[key, node]] : flatten(node, `${key}.`);
  });
}

const isTree = (node: unknown): node is object => typeof node === 'object' && node !== null;

const isForms = (node: object): node is Readonly<Record<string, string>> =>
  'other' in node && Object.values(node).every((form) => typeof form === 'string');
