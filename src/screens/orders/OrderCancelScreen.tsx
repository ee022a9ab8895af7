import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import type { Order } from '../../domain/order/order';
import { canCancel, canPayOtherwise, paidAmount } from '../../domain/order/orderActions';
import { compareWithNow } from '../../flows/basket/orderAgain';
import { cancelOrder } from '../../flows/order/cancelOrder';
import { payOtherwise } from '../../flows/order/payOtherwise';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/phrases';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId, useSheetParam } from '../../navigation/useSheetParam';
import * as merchant from '../../stores/merchant';
import { Banner, ProblemBanner } from '../../ui/Banner';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import type { IconName } from '../../ui/iconNames';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { AgainDifferences } from './AgainDifferences';
import { MenuGate, OrderGate } from './OrderGate';

/** Cancels an order, while that is still possible; `?pay` places it again with another payment. */
export function OrderCancelScreen() {
  const { id = '' } = useParams();
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  const isForPayment = useSheetParam('pay') !== null;
  return (
    <OrderGate id={id}>
      {(order) => {
        if (isForPayment) {
          return (
            <MenuGate title={t('orders.otherPayment.action')}>
              <OtherPayment order={order} />
            </MenuGate>
          );
        }
        if (canCancel(order, cancelOrderActive)) return <CancelForm order={order} />;
        return <CannotCancel order={order} title={t('orders.cancel.action')} />;
      }}
    </OrderGate>
  );
}

/**
 * Confirms that an unpaid order is cancelled and placed again with another payment; lists what would
 * not come back as it was ordered.
 */
function OtherPayment({ order }: { order: Order }) {
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  // Computed once: the basket changes at the end.
  const [plan] = useState(() => compareWithNow(order));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const title = t('orders.otherPayment.action');
  const note = (icon: IconName, what: string, text: string) => (
    <SheetPage title={title} size="content">
      <EmptyState
        icon={icon}
        title={what}
        text={text}
        action={{ text: t('common.back'), onPress: () => closeSheet() }}
      />
    </SheetPage>
  );
  const submit = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await payOtherwise(order, plan);
    // The sheet closes; until then it looks as it did at the press.
    if (outcome.kind === 'open') return;
    setBusy(false);
    if (outcome.kind === 'unknown') setProblem(t('orders.otherPayment.unknown'));
    if (outcome.kind === 'failed') {
      setProblem(errorText(outcome.error, { 409: 'orders.cancel.tooLate' }));
    }
  };
  if (!isBusy && !canPayOtherwise(order, cancelOrderActive)) {
    if (!order.isPaid || order.status === 'CANCELED') {
      return <CannotCancel order={order} title={title} />;
    }
    return note('done', t('payment.paid'), t('orders.otherPayment.paidText'));
  }
  if (plan.additions.length === 0)
    return note('basket', t('orders.again.nothing'), t('orders.otherPayment.nothingText'));
  return (
    <CancelSheet
      title={title}
      problem={problem}
      action={{
        text: t('orders.otherPayment.confirm'),
        isBusy,
        isCostly: true,
        onPress: () => void submit(),
      }}
    >
      <Banner icon="wallet">{t('orders.otherPayment.text')}</Banner>
      <AgainDifferences differences={plan.differences} />
    </CancelSheet>
  );
}

const reasons = ['changedMind', 'mistake', 'tooLong', 'another'] as const;
type Reason = (typeof reasons)[number];

/** The reason for a cancellation: a predefined one or free text; says what happens to a payment. */
function CancelForm({ order }: { order: Order }) {
  const paid = paidAmount(order);
  const [reason, setReason] = useState<Reason>('changedMind');
  const [reasonText, setReasonText] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The answer may come when the sheet is closed, with another on top.
  const sheet = useSheetId();
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

/** An order that is cancelled already, or is too far along for it; `title`: what was wanted. */
function CannotCancel({ order, title }: { order: Order; title: string }) {
  const isCanceled = order.status === 'CANCELED';
  const paid = paidAmount(order);
  const refund =
    paid > 0 ? t('orders.cancel.refundComes', { amount: isolate(showMoney(paid)) }) : undefined;
  return (
    <SheetPage title={title} size="content">
      <EmptyState
        icon="info"
        title={t(isCanceled ? 'orders.cancel.done' : 'orders.cancel.tooLate')}
        text={isCanceled ? refund : t('orders.cancel.tooLateText')}
        action={{ text: t('common.back'), onPress: () => closeSheet() }}
      />
    </SheetPage>
  );
}

type Props = {
  title: string;
  /** what cancels the order */
  action: MainActionSpec;
  /** why it was not cancelled */
  problem: string | null;
  children: ReactNode;
};

/** A sheet whose button cancels an order; the other one keeps the order. */
function CancelSheet({ title, action, problem, children }: Props) {
  const keep = {
    text: t('orders.cancel.keep'),
    isDisabled: action.isBusy,
    onPress: () => closeSheet(),
  };
  return (
    <SheetPage title={title} size="content" action={action} secondary={keep}>
      <ProblemBanner text={problem} />
      {children}
    </SheetPage>
  );
}
