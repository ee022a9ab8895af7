import { ar } from './ar';
import { en, type Texts } from './en';
import { kk } from './kk';
import { ru } from './ru';
import { tr } from './tr';
import { uz } from './uz';
import { zh } from './zh';

/** By the language subtag of Telegram. */
export const texts: Readonly<Record<string, Texts>> = { uz, ru, en, kk, ar, tr, zh };

/** Telegram's texts in a language, given as an IETF tag; in English where there are none. */
export function textsIn(tag: string): Texts {
  const language = tag.split('-')[0] ?? '';
  return (Object.hasOwn(texts, language) && texts[language]) || en;
}

/** The direction of a language, given as an IETF tag. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return textsIn(tag) === ar ? 'rtl' : 'ltr';
}
