import { useSnapshot } from 'valtio';
import type { Payment } from '../../domain/order/payment';
import { dotted } from '../../i18n/dotted';
import { isolate } from '../../i18n/isolate';
import * as cards from '../../stores/cards/cards';
import { PaymentMark } from '../../ui/PaymentMark';
import { RadioRow } from '../../ui/RadioRow';
import { paymentTitle } from './paymentTitle';

type Props = { payment: Payment; isChosen: boolean; onChoose: () => void };

/** One payment type; a saved card shows its masked number and expiry. */
export function PaymentRow({ payment, isChosen, onChoose }: Props) {
  const { cards: saved } = useSnapshot(cards.state);
  const card = saved.find(({ id }) => id === payment.cardId);
  const details = [card?.name || card?.type, card?.expire].flatMap((one) => one || []);
  return (
    <RadioRow
      name="payment"
      icon={<PaymentMark type={payment.type} />}
      label={paymentTitle(payment, saved)}
      detail={dotted(details.map(isolate)) || undefined}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}
