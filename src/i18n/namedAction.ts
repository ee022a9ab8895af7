import { t } from './t';

type Action = 'common.addNamed' | 'common.decrease' | 'common.increase' | 'basket.remove';

/** What an action on something is called to those who do not see it; where that has no name, the action alone. */
export function namedAction(action: Action, name: string): string {
  if (name.trim() !== '') return t(action, { name });
  return t(action, { name: mark }).replace(tail, '');
}

const mark = '\u0001';
/** Every language has the name behind a colon, in Arabic isolated. */
const tail = new RegExp(`\\s*[:：]\\s*\u2068?${mark}\u2069?$`);
