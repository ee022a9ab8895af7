import { useSnapshot } from 'valtio';
import type { Payment } from '../../domain/order/payment';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import * as cards from '../../stores/cards/cards';
import { PaymentMark } from '../../ui/PaymentMark';
import { paymentText } from '../../ui/paymentDisplay';
import { RadioRow } from '../../ui/RadioRow';

type Props = { payment: Payment; isChosen: boolean; onChoose: () => void };

/** One payment type; a saved card shows its masked number and expiry. */
export function PaymentRow({ payment, isChosen, onChoose }: Props) {
  const { cards: saved } = useSnapshot(cards.state);
  const card = saved.find(({ id }) => id === payment.cardId);
  const details = [card?.name || card?.type, card?.expire].flatMap((one) => one || []);
  const label = payment.cardId === null ? paymentText(payment.type) : t('payment.savedCard');
  return (
    <RadioRow
      name="payment"
      icon={<PaymentMark type={payment.type} />}
      label={card?.number ? isolate(card.number) : label}
      detail={details.map(isolate).join(' · ') || undefined}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}
