import { flag, number, oneOf, orNull, record, type Shape, text } from '../shape';
import type { Receiver } from './order';
import { paymentTypes } from './paymentTraits';

/** What an option of a request can be. */
export const sentShapes = {
  text,
  textOrNull: orNull(text),
  id: orNull(text),
  flag,
  /** epoch milliseconds */
  moment: orNull(number),
  receiver: orNull(record<Receiver>({ firstName: text, phone: text })),
  paymentType: oneOf(...paymentTypes),
} satisfies Readonly<Record<string, Shape<unknown>>>;

export type SentKind = keyof typeof sentShapes;
export type ValueOf<K extends SentKind> =
  (typeof sentShapes)[K] extends Shape<infer Value> ? Value : never;

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
