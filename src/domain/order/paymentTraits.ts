/**
 * What is true of a payment type.
 * kind: `cash` and `door` are paid on hand-over, `page` at a provider, `card` with a saved card,
 * `app` in the app that the shop is open in.
 * flag: the flag of §3 that offers it, for `card` its saved cards; null where only the payment
 * configuration can offer it.
 * channel: the only one it is offered in, and there alone.
 */
type Traits = {
  kind: 'cash' | 'door' | 'page' | 'card' | 'app';
  flag: string | null;
  channel?: string;
};

/** Every payment type of §9; their order is that of the checkout. */
export const paymentTraits = {
  CASH: { kind: 'cash', flag: 'cashActive' },
  TERMINAL: { kind: 'door', flag: 'terminalActive' },
  PAYME: { kind: 'page', flag: 'paymeActive' },
  CLICK: { kind: 'page', flag: 'clickActive' },
  CLICK_MINI_APP: { kind: 'app', flag: 'clickActive', channel: 'CLICK' },
  UZUM: { kind: 'page', flag: 'uzumActive' },
  PAYNET: { kind: 'page', flag: null },
  RAHMAT: { kind: 'page', flag: null },
  PAYZE: { kind: 'page', flag: null },
  OTHER: { kind: 'card', flag: 'cardActive' },
} as const satisfies Readonly<Record<string, Traits>>;

export type PaymentType = keyof typeof paymentTraits;
export const paymentTypes = Object.keys(paymentTraits) as PaymentType[];

/** What the mock backend’s own table says too. */
export type PaymentKind = Traits['kind'];
