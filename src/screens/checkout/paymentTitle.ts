import type { Card, Payment } from '../../domain/order/payment';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { paymentText } from '../../ui/paymentMarks';

/** A payment's name: its type, or the masked number of a saved card. */
export function paymentTitle({ type, cardId }: Payment, cards: readonly Card[]): string {
  if (cardId === null) return paymentText(type);
  const number = cards.find(({ id }) => id === cardId)?.number;
  return number ? isolate(number) : t('payment.savedCard');
}
