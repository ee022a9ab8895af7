import type { PaymentType } from '../domain/order/order';
import { t } from '../i18n/t';
import type { IconName } from './iconNames';

const icons: Readonly<Record<PaymentType, IconName>> = {
  CASH: 'cash',
  TERMINAL: 'terminal',
  OTHER: 'card',
  PAYME: 'payApp',
  CLICK: 'payApp',
  CLICK_MINI_APP: 'payApp',
  UZUM: 'payApp',
  PAYNET: 'payApp',
  RAHMAT: 'payApp',
  PAYZE: 'payApp',
};

export const paymentIcon = (type: PaymentType | null): IconName => icons[type ?? 'OTHER'];

/** A payment type as text (§9); '' if it is unknown. */
export const paymentText = (type: PaymentType | null): string =>
  type === null ? '' : t(`payment.types.${type}`);
