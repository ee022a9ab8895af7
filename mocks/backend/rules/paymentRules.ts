import type { FeatureFlag, PaymentFlag } from '../../../src/domain/merchant';
import type { PaymentKind, PaymentType } from '../../../src/domain/order/paymentTraits';

type Rule = {
  kind: PaymentKind;
  flag: PaymentFlag | Extract<FeatureFlag, 'cardActive'> | null;
};

/** The server's own table of payment types; it answers for the shop's (`paymentTraits`). */
export const paymentRules: Readonly<Record<PaymentType, Rule>> = {
  CASH: { kind: 'cash', flag: 'cashActive' },
  TERMINAL: { kind: 'door', flag: 'terminalActive' },
  PAYME: { kind: 'page', flag: 'paymeActive' },
  CLICK: { kind: 'page', flag: 'clickActive' },
  CLICK_MINI_APP: { kind: 'app', flag: 'clickActive' },
  UZUM: { kind: 'page', flag: 'uzumActive' },
  PAYNET: { kind: 'page', flag: null },
  RAHMAT: { kind: 'page', flag: null },
  PAYZE: { kind: 'page', flag: null },
  OTHER: { kind: 'card', flag: 'cardActive' },
};

/** Cash and terminal are paid on hand-over; all other types wait for the payment. */
export const isOnline = (type: PaymentType): boolean =>
  !['cash', 'door'].includes(paymentRules[type].kind);
