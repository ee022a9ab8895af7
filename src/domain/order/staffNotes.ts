import type { Money } from '../basket/pricing';
import { doorWishes } from './door';
import { substitutionAnswers } from './draftFields';

/** The sentences for the shop's staff; `change` carries a number. */
export const staffSentences = [
  ...substitutionAnswers,
  ...doorWishes,
  'change',
  'noChange',
] as const;
export type StaffSentence = (typeof staffSentences)[number];

/** What an order tells the staff in a note, because §3 has no field for it. */
export type StaffNote =
  | { sentence: Exclude<StaffSentence, 'change'> }
  /** what is paid with */
  | { sentence: 'change'; sum: Money };
