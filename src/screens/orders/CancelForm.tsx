import { useEffect, useState } from 'react';
import type { Order } from '../../domain/order/order';
import { paidAmount } from '../../domain/order/orderActions';
import { cancelOrder } from '../../flows/order/cancelOrder';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/isolate';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId } from '../../navigation/useSheetId';
import * as unsavedForms from '../../stores/unsavedForms';
import { Banner } from '../../ui/Banner';
import { Choices } from '../../ui/Choices';
import { Field } from '../../ui/Field';
import { RadioRow } from '../../ui/RadioRow';
import { Section } from '../../ui/Section';
import { CancelSheet } from './CancelSheet';

const reasons = ['changedMind', 'mistake', 'tooLong', 'another'] as const;
type Reason = (typeof reasons)[number];

/** The reason for a cancellation: a predefined one or free text; says what happens to a payment. */
export function CancelForm({ order }: { order: Order }) {
  const paid = paidAmount(order);
  const [reason, setReason] = useState<Reason>('changedMind');
  const [reasonText, setReasonText] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The answer may come when the sheet is closed, with another on top.
  const sheet = useSheetId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const isBegun = reasonText !== '';
  useEffect(() => (isBegun ? unsavedForms.hold() : undefined), [isBegun]);
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
    else closeSheet(sheet);
  };
  return (
    <CancelSheet
      title={t('orders.cancel.action')}
      problem={problem}
      action={{
        text: t('orders.cancel.action'),
        kind: 'danger',
        isBusy,
        onPress: () => void submit(),
      }}
    >
      {paid > 0 && (
        <Banner icon="wallet">
          {t('orders.cancel.refund', { amount: isolate(showMoney(paid)) })}
        </Banner>
      )}
      <Section title={t('orders.cancel.why')}>
        <Choices label={t('orders.cancel.why')}>
          {reasons.map((each) => (
            <RadioRow
              key={each}
              name="reason"
              label={t(`orders.cancel.${each}`)}
              isChosen={each === reason}
              onChoose={() => setReason(each)}
            />
          ))}
        </Choices>
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
    </CancelSheet>
  );
}
