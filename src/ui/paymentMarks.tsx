import type { ReactElement } from 'react';
import type { PaymentType } from '../domain/order/paymentTraits';
import { t } from '../i18n/t';
import type { IconName } from './iconNames';

type Mark = {
  icon: IconName | ReactElement;
  /** as text (§9) */
  name: () => string;
};

/** A provider, which is called the same in every language. */
const brand = (name: string, icon: Mark['icon'] = 'card'): Mark => ({ icon, name: () => name });

/**
 * Tells the best-known providers apart at a glance, beside their names: a shape and a colour of our
 * own, as a logo is not the shop's to draw.
 */
const shape = (tint: 'green' | 'blue' | 'violet', path: string) => (
  <svg width={24} height={24} aria-hidden="true" focusable="false" fill={`var(--tint-${tint})`}>
    <path fillRule="evenodd" d={path} />
  </svg>
);

const ring = 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20zm0 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8z';
const diamond = 'M12 1.5 22.5 12 12 22.5 1.5 12zm0 6.5-4 4 4 4 4-4z';
const tiles = 'M3 3h8v8H3zm10 0h8v8h-8zM3 13h8v8H3zm10 0h8v8h-8z';
const click = shape('blue', diamond);

/** How each payment type is shown. */
const paymentMarks: Readonly<Record<PaymentType, Mark>> = {
  CASH: { icon: 'cash', name: () => t('payment.types.CASH') },
  TERMINAL: { icon: 'terminal', name: () => t('payment.types.TERMINAL') },
  PAYME: brand('Payme', shape('green', ring)),
  CLICK: brand('Click', click),
  CLICK_MINI_APP: { icon: click, name: () => t('payment.types.CLICK_MINI_APP') },
  UZUM: brand('Uzum', shape('violet', tiles)),
  PAYNET: brand('Paynet'),
  RAHMAT: brand('Rahmat'),
  PAYZE: brand('Payze'),
  OTHER: { icon: 'card', name: () => t('payment.types.OTHER') },
};

export const paymentIcon = (type: PaymentType | null): Mark['icon'] =>
  paymentMarks[type ?? 'OTHER'].icon;

/** A payment type as text (§9); '' if it is unknown. */
export const paymentText = (type: PaymentType | null): string =>
  type === null ? '' : paymentMarks[type].name();
