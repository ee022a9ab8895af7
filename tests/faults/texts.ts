import type { TextKey } from '../../src/i18n/t';
import { rest } from '../../src/i18n/uz';
import { first } from '../../src/i18n/uz.home';

/** A sentence as the person reads it, in the language of these tests. */
export function text(key: TextKey, params: Readonly<Record<string, string>> = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => Reflect.get(Object(part), name), { ...first, ...rest });
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (hole, name) => params[name] ?? hole);
}
