import * as v from 'valibot';
import { addressSchema } from '../addresses/address';
import type { Money } from '../basket/pricing';
import { promoSchema } from '../promo/promo';
import { readAs, text } from '../schema';
import { fieldsOf } from '../shape';
import type { Receiver, ServiceType } from './order';
import { type PaymentType, paymentTypes } from './paymentTraits';

type Stored = ReturnType<typeof fieldsOf>;

/** Stored values of the schema; `blank` is what the field is in the beginning, and for any other. */
const field = <T>(schema: v.GenericSchema<unknown, T>, blank: T) => {
  const read = readAs(schema);
  return (value: unknown): T => read(value) ?? blank;
};

/** A field that is null in the beginning. */
const option = <T>(schema: v.GenericSchema<unknown, T>) => field<T | null>(schema, null);

const isText = (value: unknown): value is string => typeof value === 'string';

/** A time is all of it or nothing. */
const isTimed = ({ later, day, time }: Stored): boolean =>
  later === true && isText(day) && isText(time);
const timed = (value: unknown, stored: Stored): string | null =>
  isText(value) && isTimed(stored) ? value : null;

/** Checked where it is used. */
const asStored = (value: unknown): unknown => value ?? null;

/**
 * Every field of the order's draft (§3), and how it is read from what is stored; of nothing, it is
 * blank. What becomes of each when an order is placed says `orderFields`, which the first load does
 * not need.
 */
const draftFields = {
  /** null until chosen: `serviceTypeOf` then picks the default */
  serviceType: option<ServiceType>(v.picklist(['DELIVERY', 'PICK_UP'])),
  /** the pick-up branch */
  branchId: option(text),
  /** delivery address; an unsaved one has a temporary id */
  address: option(addressSchema),
  /** §3: the default payment type is cash */
  paymentType: field<PaymentType>(v.picklist(paymentTypes), 'CASH'),
  /** saved card, for payment type OTHER */
  cardId: (value: unknown, { paymentType }: Stored): string | null =>
    isText(value) && paymentTypes.some((type) => type === paymentType) ? value : null,
  promo: option(promoSchema),
  /** cashback the customer wants to spend; capped by the totals */
  cashback: field(
    v.custom<Money>((value) => Number.isSafeInteger(value) && Number(value) >= 0),
    0,
  ),
  /** false: as soon as possible */
  later: (_: unknown, stored: Stored): boolean => isTimed(stored),
  /** `yyyy-mm-dd` and `HH:mm` in the merchant's time zone */
  day: timed,
  time: timed,
  /** null when the user receives the order */
  receiver: option<Receiver>(v.object({ firstName: text, phone: text })),
  sendCheque: (value: unknown, { sendChequePhone }: Stored): boolean =>
    value === true && isText(sendChequePhone),
  sendChequePhone: field(text, ''),
  courierComment: field(text, ''),
  note: field(text, ''),
  substitution: (value: unknown): SubstitutionAnswers => fieldsOf(value),
  /** what cash is paid with, remembered for the next order; only `changeOf` reads it */
  change: asStored,
  /** wishes for the door by address; only `doorWishesAt` reads them */
  door: asStored,
};

type Fields = typeof draftFields;
export type DraftField = keyof Fields;

/** Client-side order draft (§3). Basket lines are stored separately. */
export type OrderDraft = { [F in DraftField]: ReturnType<Fields[F]> };

/** Reads a stored draft field by field; unreadable fields are blank. */
export function readDraft(stored: unknown): OrderDraft {
  const found = fieldsOf(stored);
  const read = Object.entries(draftFields).map(([name, of]) => [name, of(found[name], found)]);
  return Object.fromEntries(read) as OrderDraft;
}

/** `draft` with what `other` has where nothing has been chosen or written yet. */
export function fillBlanks(draft: OrderDraft, other: OrderDraft): OrderDraft {
  const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);
  const blank = blankDraft();
  const fields = Object.keys(draftFields) as DraftField[];
  const filled = fields.map((name) => [
    name,
    isSame(draft[name], blank[name]) ? other[name] : draft[name],
  ]);
  // A card belongs to its payment type.
  const { cardId } = isSame(draft.paymentType, blank.paymentType) ? other : draft;
  return { ...(Object.fromEntries(filled) as OrderDraft), cardId };
}

/** A draft in which nothing is chosen yet. */
export const blankDraft = (): OrderDraft => readDraft(null);

/** What the shop should do when an ordered product has run out. */
export const substitutionAnswers = ['replace', 'call', 'leaveOut'] as const;
export type Substitution = (typeof substitutionAnswers)[number];

/**
 * Answers by product id, '' for the whole order. By product, because its options and whose it is
 * make no difference to what has run out. As stored: only `substitutionOf` reads them.
 * Without a prototype, whose names would be ids too.
 */
type SubstitutionAnswers = Readonly<Record<string, unknown>>;

/** The answer for a product, '' for the whole order; null leaves it to the shop. */
export const substitutionOf = (answers: SubstitutionAnswers, productId = ''): Substitution | null =>
  substitutionAnswers.find((answer) => answer === answers[productId]) ?? null;
