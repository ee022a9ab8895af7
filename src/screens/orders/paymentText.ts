import type { PaymentType } from '../../domain/order';
import { t } from '../../i18n/t';

/** Brands keep their own names; cash and terminal are said in the person's language. */
const brands: Partial<Record<PaymentType, string>> = {
  CLICK: 'Click',
  PAYNET: 'Paynet',
  PAYME: 'Payme',
  UZUM: 'Uzum',
  RAHMAT: 'Rahmat',
  PAYZE: 'Payze',
  CLICK_MINI_APP: 'Click',
};

export function paymentText(type: PaymentType | null): string {
  if (type === 'CASH' || type === 'TERMINAL') return t(`checkout.payments.${type}`);
  return (type && brands[type]) ?? '';
}
