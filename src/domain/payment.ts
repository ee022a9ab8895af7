import type { Channel, FeatureFlag, PaymentFlag } from './merchant';
import type { Order, PaymentType } from './order';
import { isFinal } from './orderProgress';

/** One way to pay: a type of §9 and, for a saved card, which one. */
export type Payment = { type: PaymentType; cardId: string | null };

/** A saved card as the server tells it (§3, payment card): its number and phone come masked. */
export type Card = {
  id: string;
  name: string;
  number: string;
  /** `MM/YY` as the server writes it, '' when it does not say */
  expire: string;
  /** UZCARD, HUMO …, '' when the server does not say */
  type: string;
};

type PaymentFlags = Readonly<Record<PaymentFlag | Extract<FeatureFlag, 'cardActive'>, boolean>>;

const byFlag: readonly (readonly [PaymentFlag, PaymentType])[] = [
  ['cashActive', 'CASH'],
  ['terminalActive', 'TERMINAL'],
  ['paymeActive', 'PAYME'],
  ['clickActive', 'CLICK'],
  ['uzumActive', 'UZUM'],
];

const atHandOver: readonly PaymentType[] = ['CASH', 'TERMINAL'];

/** Cash and terminal are paid at hand-over; every other way is paid through a checkout link. */
export const isOnline = (type: PaymentType | null): boolean =>
  type !== null && !atHandOver.includes(type);

/**
 * The ways to pay that a merchant offers, in the order in which they are shown: the five flags of
 * §3 and the saved cards. Click's own app takes Click and nothing else. The payment configuration
 * of §3 comes with none of the calls of §7, so the flags decide alone.
 */
export function offeredPayments(from: {
  flags: PaymentFlags;
  channel: Channel;
  cards: readonly Pick<Card, 'id'>[];
}): Payment[] {
  const { flags, channel, cards } = from;
  if (channel === 'CLICK') {
    return flags.clickActive ? [{ type: 'CLICK_MINI_APP', cardId: null }] : [];
  }
  const types = byFlag.flatMap(([flag, type]): Payment[] =>
    flags[flag] ? [{ type, cardId: null }] : [],
  );
  const saved = cards.map(({ id }): Payment => ({ type: 'OTHER', cardId: id }));
  return flags.cardActive ? [...types, ...saved] : types;
}

export const isSamePayment = (one: Payment, other: Payment): boolean =>
  one.type === other.type && one.cardId === other.cardId;

/** What the person chose as long as it is offered, else the first that is; null where nothing is. */
export function choosePayment(chosen: Payment, offered: readonly Payment[]): Payment | null {
  return offered.find((one) => isSamePayment(one, chosen)) ?? offered[0] ?? null;
}

/**
 * What an order carries whose cashback covers everything: nothing is left to pay, and none of §9's
 * types says so. Cash is the default type (§3) and the one that waits for no payment.
 */
export const coveredPayment: Payment = { type: 'CASH', cardId: null };

/** What an order that was placed still needs from the person; a code comes before the payment. */
export type NextStep = 'confirm' | 'pay' | 'nothing' | 'canceled';

/**
 * The next step of an order (§4: accepted only after payment). `needsCode` is what this device knows
 * of the SMS confirmation where the server does not say (`isConfirmed` null).
 */
export function nextStep(
  order: Pick<Order, 'status' | 'paymentType' | 'isPaid' | 'isConfirmed' | 'totals'>,
  needsCode: boolean,
): NextStep {
  if (order.status === 'CANCELED') return 'canceled';
  if (isFinal(order.status)) return 'nothing';
  const isWaiting = order.status === null || waiting.includes(order.status);
  if (isWaiting && !(order.isConfirmed ?? !needsCode)) return 'confirm';
  const isDue = isOnline(order.paymentType) && !order.isPaid && order.totals.totalPrice > 0;
  return isDue ? 'pay' : 'nothing';
}

const waiting: readonly Order['status'][] = ['OPEN', 'CREATED', 'AT_TIME'];

/** A link that Telegram opens as an invoice: `https://t.me/$slug` or `https://t.me/invoice/slug`. */
export const isInvoiceLink = (url: string): boolean =>
  /^https:\/\/t\.me\/(\$|invoice\/)[\w=-]+$/i.test(url);
