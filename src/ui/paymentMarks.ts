import type { PaymentType, paymentTraits } from '../domain/order/paymentTraits';
import { t } from '../i18n/t';
import type { IconName } from './iconNames';
import type { Tint } from './TintTile';

type Mark = {
  icon: IconName;
  /** as text (§9) */
  name: () => string;
  /** instead of the icon in a list: a coloured tile with a letter */
  tile?: { letter: string; tint: Tint };
};
type Traits = typeof paymentTraits;

/** A provider is called the same in every language. */
const brand = (name: string, tint: Tint, letter: string): Required<Mark> => ({
  icon: 'payApp',
  name: () => name,
  tile: { letter, tint },
});

/** How each payment type is shown; a provider always has its tile. */
const paymentMarks: {
  readonly [T in PaymentType]: Traits[T]['kind'] extends 'page' ? Required<Mark> : Mark;
} = {
  CASH: { icon: 'cash', name: () => t('payment.types.CASH') },
  TERMINAL: { icon: 'terminal', name: () => t('payment.types.TERMINAL') },
  PAYME: brand('Payme', 'green', 'P'),
  CLICK: brand('Click', 'blue', 'C'),
  CLICK_MINI_APP: {
    ...brand('Click', 'blue', 'C'),
    name: () => t('payment.types.CLICK_MINI_APP'),
  },
  UZUM: brand('Uzum', 'violet', 'U'),
  PAYNET: brand('Paynet', 'orange', 'N'),
  RAHMAT: brand('Rahmat', 'red', 'R'),
  PAYZE: brand('Payze', 'grey', 'Z'),
  OTHER: { icon: 'card', name: () => t('payment.types.OTHER') },
};

export const paymentIcon = (type: PaymentType | null): IconName =>
  paymentMarks[type ?? 'OTHER'].icon;

export const paymentTile = (type: PaymentType | null): Mark['tile'] =>
  type === null ? undefined : paymentMarks[type].tile;

/** A payment type as text (§9); '' if it is unknown. */
export const paymentText = (type: PaymentType | null): string =>
  type === null ? '' : paymentMarks[type].name();
