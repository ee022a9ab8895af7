import type { Channel, FeatureFlag, PaymentFlag } from '../merchant';
import type { Order, PaymentType } from './order';
import { isFinal } from './orderProgress';
import { isOfferedIn, type PaymentConfig } from './paymentConfig';

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

/** In the order in which they are shown; of §9's types only five have a flag in §3. */
const shown: readonly (readonly [PaymentType, PaymentFlag?])[] = [
  ['CASH', 'cashActive'],
  ['TERMINAL', 'terminalActive'],
  ['PAYME', 'paymeActive'],
  ['CLICK', 'clickActive'],
  ['UZUM', 'uzumActive'],
  ['PAYNET'],
  ['RAHMAT'],
  ['PAYZE'],
  ['OTHER'],
];

const atHandOver: readonly PaymentType[] = ['CASH', 'TERMINAL'];

/** Cash and terminal are paid at hand-over; every other way is paid through a checkout link. */
export const isOnline = (type: PaymentType | null): boolean =>
  type !== null && !atHandOver.includes(type);

/**
 * The ways to pay that a merchant offers here: those that the payment configuration of §3 names go by
 * it, the others by their flags, and then come the saved cards. Click's own app takes Click alone.
 */
export function offeredPayments(from: {
  flags: PaymentFlags;
  configs: readonly PaymentConfig[];
  channel: Channel;
  cards: readonly Pick<Card, 'id'>[];
}): Payment[] {
  const { flags, configs, channel, cards } = from;
  const isOffered = (type: PaymentType, flag?: PaymentFlag): boolean => {
    const config = configs.find((each) => each.type === type);
    if (config) return isOfferedIn(config, channel);
    return flag !== undefined && flags[flag];
  };
  if (channel === 'CLICK') {
    const isOwn = configs.some(({ type }) => type === 'CLICK_MINI_APP');
    const isOn = isOffered(isOwn ? 'CLICK_MINI_APP' : 'CLICK', 'clickActive');
    return isOn ? [{ type: 'CLICK_MINI_APP', cardId: null }] : [];
  }
  const types = shown.flatMap(([type, flag]): Payment[] =>
    isOffered(type, flag) ? [{ type, cardId: null }] : [],
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
