import type { PaymentType } from '../domain/order/paymentTraits';
import { t } from '../i18n/t';
import type { IconName } from './iconNames';

type Mark = {
  icon: IconName;
  /** as text (§9) */
  name: () => string;
};

/** A provider, which is called the same in every language; its logo is not the shop's to draw. */
const brand = (name: string): Mark => ({ icon: 'payApp', name: () => name });

/** How each payment type is shown. */
const paymentMarks: Readonly<Record<PaymentType, Mark>> = {
  CASH: { icon: 'cash', name: () => t('payment.types.CASH') },
  TERMINAL: { icon: 'terminal', name: () => t('payment.types.TERMINAL') },
  PAYME: brand('Payme'),
  CLICK: brand('Click'),
  CLICK_MINI_APP: {
    ...brand('Click'),
    name: () => t('payment.types.CLICK_MINI_APP'),
  },
  UZUM: brand('Uzum'),
  PAYNET: brand('Paynet'),
  RAHMAT: brand('Rahmat'),
  PAYZE: brand('Payze'),
  OTHER: { icon: 'card', name: () => t('payment.types.OTHER') },
};

export const paymentIcon = (type: PaymentType | null): IconName =>
  paymentMarks[type ?? 'OTHER'].icon;

/** A payment type as text (§9); '' if it is unknown. */
export const paymentText = (type: PaymentType | null): string =>
  type === null ? '' : paymentMarks[type].name();
