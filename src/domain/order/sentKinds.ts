import * as v from 'valibot';
import { flag, numberOrNull, text, textOrNull } from '../schema';
import { paymentTypes } from './paymentTraits';

/** What an option of a request can be. */
export const sentKinds = {
  text,
  textOrNull,
  id: textOrNull,
  flag,
  /** epoch milliseconds */
  moment: numberOrNull,
  receiver: v.nullable(v.object({ firstName: text, phone: text })),
  paymentType: v.picklist(paymentTypes),
};

export type SentKind = keyof typeof sentKinds;
export type ValueOf<K extends SentKind> = v.InferOutput<(typeof sentKinds)[K]>;

/** Each kind's value where the option does not apply. */
export const notApplicable: { readonly [K in SentKind]: ValueOf<K> } = {
  text: '',
  textOrNull: null,
  id: null,
  flag: false,
  moment: null,
  receiver: null,
  paymentType: 'CASH',
};
