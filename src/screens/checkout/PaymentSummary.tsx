import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type Card, isSamePayment, type Payment } from '../../domain/order/payment';
import { loadCards } from '../../flows/cards/cards';
import { dotted, isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as cards from '../../stores/cards/cards';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { usePayment } from '../../stores/order/payment';
import * as session from '../../stores/session/session';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { Disclosure } from '../../ui/Disclosure';
import { paymentIcon, paymentText } from '../../ui/paymentMarks';
import { Row } from '../../ui/Row';

/** The payment type, among those of the merchant; no choice when cashback covers the total. */
export function PaymentSummary() {
  const { offered, chosen, isCovered } = usePayment();
  const { status, cards: saved } = useSnapshot(cards.state);
  const { token, user } = useSnapshot(session.state);
  const userId = user?.id;
  const isRequested = useSheetParam('open') === 'payment';
  const { settings, channel } = useSnapshot(merchant.state);
  const { cardActive } = settings.flags;
  // Click's own app only accepts Click.
  const mayAdd = cardActive && token !== null && channel !== 'CLICK';
  useEffect(() => {
    if (cardActive && userId) void loadCards();
  }, [cardActive, userId]);

  if (isCovered) return <Row icon="gift" label={t('payment.covered')} />;
  if (offered.length === 0 && status !== 'loading' && !mayAdd) {
    return <Row icon="warning" label={t('checkout.noPayments')} />;
  }
  return (
    <Disclosure
      icon={paymentIcon(chosen?.type ?? null)}
      label={t('checkout.payment')}
      value={chosen ? paymentTitle(chosen, saved) : undefined}
      isNeeded={chosen === null || isRequested}
    >
      <Choices label={t('checkout.payment')}>
        {offered.map((payment) => (
          <PaymentRow
            key={`${payment.type} ${payment.cardId}`}
            payment={payment}
            isChosen={chosen !== null && isSamePayment(payment, chosen)}
            onChoose={() => draft.setPaymentType(payment.type, payment.cardId)}
          />
        ))}
      </Choices>
      {status === 'failed' && (
        <Row
          icon="card"
          label={t('payment.cardsFailed')}
          detail={t('common.retry')}
          tone="action"
          onPress={() => void loadCards()}
        />
      )}
      {mayAdd && (
        <Row
          icon="plus"
          label={t('cards.add')}
          tone="action"
          onPress={() => openSheet(paths.cardCreate)}
        />
      )}
    </Disclosure>
  );
}

type Props = { payment: Payment; isChosen: boolean; onChoose: () => void };

/** One payment type; a saved card shows its masked number and expiry. */
function PaymentRow({ payment, isChosen, onChoose }: Props) {
  const { cards: saved } = useSnapshot(cards.state);
  const card = saved.find(({ id }) => id === payment.cardId);
  const details = [card?.name || card?.type, card?.expire].flatMap((one) => one || []);
  return (
    <RadioRow
      name="payment"
      icon={paymentIcon(payment.type)}
      label={paymentTitle(payment, saved)}
      detail={dotted(details.map(isolate)) || undefined}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}

/** A payment's name: its type, or the masked number of a saved card. */
function paymentTitle({ type, cardId }: Payment, cards: readonly Card[]): string {
  if (cardId === null) return paymentText(type);
  const number = cards.find(({ id }) => id === cardId)?.number;
  return number ? isolate(number) : t('payment.savedCard');
}
