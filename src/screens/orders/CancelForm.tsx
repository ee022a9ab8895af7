import { useState } from 'react';
import type { Order } from '../../domain/order/order';
import { paidAmount } from '../../domain/order/orderActions';
import { cancelOrder } from '../../flows/order/cancelOrder';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/isolate';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { Banner } from '../../ui/Banner';
import { Field } from '../../ui/Field';
import { RadioRow } from '../../ui/RadioRow';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';

const reasons = ['changedMind', 'mistake', 'tooLong', 'another'] as const;
type Reason = (typeof reasons)[number];

/** The reason for a cancellation: a predefined one or free text; says what happens to a payment. */
export function CancelForm({ order }: { order: Order }) {
  const paid = paidAmount(order);
  const [reason, setReason] = useState<Reason>('changedMind');
  const [reasonText, setReasonText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const submit = async () => {
    const customReason = reasonText.trim();
    if (reason === 'another' && !customReason) return setReasonMissing(true);
    setBusy(true);
    const error = await cancelOrder(
      order.id,
      reason === 'another' ? customReason : t(`orders.cancel.${reason}`),
    );
    setBusy(false);
    if (error) setProblem(errorText(error, { 409: 'orders.cancel.tooLate' }));
    else closeSheet();
  };
  return (
    <SheetPage
      title={t('orders.cancel.action')}
      size="content"
      action={{
        text: t('orders.cancel.action'),
        kind: 'danger',
        isBusy,
        onPress: () => void submit(),
      }}
      secondary={{ text: t('orders.cancel.keep'), isDisabled: isBusy, onPress: () => closeSheet() }}
    >
      {problem && (
        <Banner tone="danger" isLive>
          {problem}
        </Banner>
      )}
      {paid > 0 && (
        <Banner icon="wallet">
          {t('orders.cancel.refund', { amount: isolate(showMoney(paid)) })}
        </Banner>
      )}
      <Section title={t('orders.cancel.why')}>
        {reasons.map((each) => (
          <RadioRow
            key={each}
            name="reason"
            label={t(`orders.cancel.${each}`)}
            isChosen={each === reason}
            onChoose={() => setReason(each)}
          />
        ))}
      </Section>
      {reason === 'another' && (
        <Field
          label={t('orders.cancel.words')}
          value={reasonText}
          onChange={(text) => {
            setReasonText(text);
            setReasonMissing(false);
          }}
          error={isReasonMissing ? t('errors.fillField') : undefined}
          isMultiline
          maxLength={300}
        />
      )}
    </SheetPage>
  );
}
