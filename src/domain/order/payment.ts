import type { Channel } from '../merchant';
import type { PaymentConfig } from '../settingsSchema';
import type { Order } from './order';
import { awaitsShop, isFinal } from './orderProgress';
import { type PaymentType, paymentTraits, paymentTypes } from './paymentTraits';

/** A payment method: a type of §9, plus the card for a saved card. */
export type Payment = { type: PaymentType; cardId: string | null };

/** A saved card (§3, payment card); the number arrives masked. */
export type Card = {
  id: string;
  name: string;
  number: string;
  /** `MM/YY`, '' if the server does not say */
  expire: string;
  /** UZCARD, HUMO …, '' if the server does not say */
  type: string;
};

/** The flags that offer a type. */
type PaymentFlags = Readonly<
  Record<NonNullable<(typeof paymentTraits)[PaymentType]['flag']>, boolean>
>;

/** Cash and terminal are paid on hand-over; everything else through a checkout link. */
export const isOnline = (type: PaymentType | null): boolean =>
  type !== null && !['cash', 'door'].includes(paymentTraits[type].kind);

/** Whether a type is offered in `channel`; there is no separate flag for CLICK. */
function isOfferedIn(config: PaymentConfig, channel: Channel): boolean {
  const byChannel = { WEB: config.web, TG: config.bot, QR: config.qr, CLICK: true };
  return config.isActive && byChannel[channel];
}

/**
 * Payment methods the merchant offers in this channel. The payment configuration (§3) decides for
 * the types it lists, flags for the rest; saved cards come last. Click's mini app offers Click
 * only.
 */
export function offeredPayments(from: {
  flags: PaymentFlags;
  configs: readonly PaymentConfig[];
  channel: Channel;
  cards: readonly Pick<Card, 'id'>[];
}): Payment[] {
  const { flags, configs, channel, cards } = from;
  const isOffered = (type: PaymentType): boolean => {
    const config = configs.find((each) => each.type === type);
    if (config) return isOfferedIn(config, channel);
    const { flag, kind } = paymentTraits[type];
    // The flag of saved cards offers each of them, and no card besides.
    return flag !== null && kind !== 'card' && flags[flag];
  };
  if (channel === 'CLICK') {
    const isOwn = configs.some(({ type }) => type === 'CLICK_MINI_APP');
    const isOn = isOffered(isOwn ? 'CLICK_MINI_APP' : 'CLICK');
    return isOn ? [{ type: 'CLICK_MINI_APP', cardId: null }] : [];
  }
  const types = paymentTypes
    .filter((type) => !('channel' in paymentTraits[type]) && isOffered(type))
    .map((type): Payment => ({ type, cardId: null }));
  const saved = cards.map(({ id }): Payment => ({ type: 'OTHER', cardId: id }));
  return flags.cardActive ? [...types, ...saved] : types;
}

export const isSamePayment = (one: Payment, other: Payment): boolean =>
  one.type === other.type && one.cardId === other.cardId;

/** The customer's choice if offered, else the first offered; null if none. */
export function choosePayment(chosen: Payment, offered: readonly Payment[]): Payment | null {
  return offered.find((one) => isSamePayment(one, chosen)) ?? offered[0] ?? null;
}

/**
 * Payment type of an order fully covered by cashback, for which §9 has none: cash is the default
 * (§3) and needs no payment step.
 */
export const coveredPayment: Payment = { type: 'CASH', cardId: null };

/** What a placed order still needs from the customer; the SMS code comes before payment. */
export type NextStep = 'confirm' | 'pay' | 'nothing' | 'canceled';

/**
 * The next step (§4: accepted only after payment). `needsCode` is the device's knowledge of the SMS
 * confirmation, used if `isConfirmed` is null.
 */
export function nextStep(
  order: Pick<Order, 'status' | 'paymentType' | 'isPaid' | 'isConfirmed' | 'totals'>,
  needsCode: boolean,
): NextStep {
  if (order.status === 'CANCELED') return 'canceled';
  if (isFinal(order.status)) return 'nothing';
  if (awaitsShop(order.status) && !(order.isConfirmed ?? !needsCode)) return 'confirm';
  const isDue = isOnline(order.paymentType) && !order.isPaid && order.totals.totalPrice !== 0;
  return isDue ? 'pay' : 'nothing';
}

/** Telegram invoice link: `https://t.me/$slug` or `https://t.me/invoice/slug`. */
export const isInvoiceLink = (url: string): boolean =>
  /^https:\/\/t\.me\/(\$|invoice\/)[\w=-]+$/i.test(url);
