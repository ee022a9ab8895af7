import { t } from './t';

type Action =
  | 'common.addNamed'
  | 'common.decrease'
  | 'common.increase'
  | 'basket.remove'
  | 'favourites.heart'
  | 'favourites.added'
  | 'favourites.removed'
  | 'product.chooseFirst';

/** What an action on something is called to those who do not see it; where that has no name, the action alone. */
export function namedAction(action: Action, name: string): string {
  if (name.trim() !== '') return named(action, name);
  return named(action, mark).replace(tail, '');
}

// A group of options has a word of its own.
const named = (action: Action, name: string) => t(action, { name, group: name });

const mark = '\u0001';
/** Every language has the name behind a colon, in Arabic isolated. */
const tail = new RegExp(`\\s*[:：]\\s*\u2068?${mark}\u2069?$`);
