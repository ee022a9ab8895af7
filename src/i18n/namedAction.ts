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

/**
 * An action's label for screen readers, with the name of its target; without one, the action alone.
 */
export function namedAction(action: Action, name: string): string {
  if (name.trim() !== '') return named(action, name);
  return named(action, placeholder).replace(tail, '');
}

// Texts about option groups call the param `group`.
const named = (action: Action, name: string) => t(action, { name, group: name });

const placeholder = '\u0001';
/** In every language the name follows a colon; in Arabic it is isolated. */
const tail = new RegExp(`\\s*[:：]\\s*\u2068?${placeholder}\u2069?$`);
