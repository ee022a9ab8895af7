import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { canPayOtherwise, paidAmount } from '../../domain/order/orderActions';
import { isFinal } from '../../domain/order/orderProgress';
import { nextStep } from '../../domain/order/payment';
import { followOrder } from '../../flows/order/followOrder';
import { refreshOrder } from '../../flows/order/trackOrders';
import { haptic } from '../../flows/platform';
import { isolate } from '../../i18n/phrases';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { otherPaymentPath } from '../../navigation/sheetPaths';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as merchant from '../../stores/merchant';
import * as orderLoads from '../../stores/order/orderLoads';
import * as orders from '../../stores/order/orders';
import * as placedOrder from '../../stores/order/placedOrder';
import * as session from '../../stores/session/session';
import { Button } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/iconNames';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonOrder } from '../../ui/Skeleton';
import { CallShop, CodeOfOrder } from './CodeOfOrder';
import { OrderSheet } from './OrderScreen';
import { PlacedFacts, PlacedSheet } from './PlacedSheet';
import { type PayingPhase, usePaying } from './usePaying';

/** Remaining steps of a placed order: code, then payment, until it is accepted (§4). */
export function ConfirmScreen() {
  const { id, order, status } = usePlacedOrder();
  const { rules } = useSnapshot(merchant.state);
  const { orderId, isConfirmed } = useSnapshot(placedOrder.state);
  const isCodeConfirmed = orderId === id && isConfirmed;
  const step =
    order && nextStep(order, rules.isSmsConfirmationRequiredPerOrder && !isCodeConfirmed);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === 'pay' && step === 'nothing') haptic('success');
    previousStep.current = step;
  }, [step]);
  useEffect(() => {
    // The order list shows what happened, or asks the user to sign in.
    if (status === 'nobody') replaceSheet(paths.orders);
  }, [status]);

  if (order && step === 'confirm') return <CodeOfOrder order={order} />;
  if (order && step === 'pay') return <PayingOrder order={order} />;
  if (order && step === 'canceled') return <CanceledOrder order={order} />;
  if (order) return <SentOrder order={order} />;
  return (
    <SheetPage title={t('orders.title')}>
      {status === 'failed' && id !== null && <OrderUnread id={id} />}
      {status === 'missing' && (
        <EmptyState
          icon="receipt"
          title={t('orders.missing')}
          text={t('orders.missingText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
      {(status === 'loading' || status === 'nobody') && <SkeletonOrder />}
    </SheetPage>
  );
}

/** An order cancelled before it was accepted: by the shop, or because it was not paid. */
function CanceledOrder({ order }: { order: Order }) {
  const { id, number, reason } = order;
  const paid = paidAmount(order);
  const refund = paid > 0 && t('orders.cancel.refundComes', { amount: isolate(showMoney(paid)) });
  return (
    <PlacedSheet
      tone="bad"
      icon="close"
      title={t('payment.canceledTitle')}
      text={[t('payment.canceledText', { number }), reason, refund].filter(Boolean).join('\n')}
      action={{ text: t('common.toMenu'), onPress: closeAllSheets }}
      secondary={{ text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(id)) }}
    >
      <CallShop order={order} />
    </PlacedSheet>
  );
}

/** The order exists but could not be fetched; offers a retry. */
function OrderUnread({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await refreshOrder(id);
    setBusy(false);
  };
  return (
    <ErrorState
      title={t('orders.failed')}
      retryText={t('common.retry')}
      isRetrying={isBusy}
      onRetry={() => void retry()}
    />
  );
}

type PlacedOrder = {
  id: string | null;
  order: Order | null;
  /** `nobody`: no known order, or nobody is signed in */
  status: 'loading' | 'ready' | 'failed' | 'missing' | 'nobody';
};

/**
 * The order of the URL, else the last placed one. Refreshed at a slow interval, and at once when
 * the app becomes visible (settled: online payment).
 */
function usePlacedOrder(): PlacedOrder {
  const requestedId = useSheetParam('order');
  const { orderId } = useSnapshot(placedOrder.state);
  // A session renewal briefly clears the placed order; the screen keeps it.
  const [last, setLast] = useState(orderId);
  if (orderId !== null && orderId !== last) setLast(orderId);
  const id = requestedId ?? orderId ?? last;
  const { status: sessionStatus } = useSnapshot(session.state);
  const { known } = useSnapshot(orders.state);
  const loads = useSnapshot(orderLoads.state).orders;
  const isSignedIn = sessionStatus === 'signedIn';
  useEffect(() => {
    if (id === null || !isSignedIn) return;
    placedOrder.turnTo(id);
    return followOrder(id);
  }, [id, isSignedIn]);

  if (id === null || sessionStatus === 'guest') return { id, order: null, status: 'nobody' };
  const order = known[id] ?? null;
  const status = order ? 'ready' : (loads[id]?.status ?? 'loading');
  return { id, order, status };
}

/**
 * §4: the server has the order, which is followed from here on until it is over. It is called accepted only once
 * the shop has accepted it.
 */
function SentOrder({ order }: { order: Order }) {
  const ahead = { text: t('common.toMenu'), onPress: closeAllSheets };
  return (
    <OrderSheet
      order={order}
      unknownTitle={t('checkout.placedTitle')}
      ahead={isFinal(order.status) ? undefined : ahead}
    />
  );
}

type Appearance = { tone: 'waiting' | 'bad'; icon: IconName | 'spinner' };

const appearances: Readonly<Record<PayingPhase, Appearance>> = {
  unpaid: { tone: 'waiting', icon: 'wallet' },
  opening: { tone: 'waiting', icon: 'spinner' },
  waiting: { tone: 'waiting', icon: 'clock' },
  notYet: { tone: 'waiting', icon: 'clock' },
  declined: { tone: 'bad', icon: 'error' },
  failed: { tone: 'bad', icon: 'error' },
};

/** An order awaiting payment (§4: accepted only after payment), with all available actions. */
function PayingOrder({ order }: { order: Order }) {
  const { id, number, totals } = order;
  const { phase, error, isChecking, pay, check } = usePaying(id);
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  const isFirst = phase === 'unpaid' || phase === 'opening';
  const isOpenElsewhere = phase === 'waiting' || phase === 'notYet';
  const texts: Readonly<Record<PayingPhase, string>> = {
    unpaid: t('payment.unpaidText', { number }),
    opening: t('payment.openingText'),
    waiting: t('payment.waitingText'),
    notYet: t('payment.notYetText'),
    declined: t('payment.declinedText'),
    failed: error ?? t('errors.general'),
  };
  const payText = isFirst ? 'payment.pay' : 'payment.payAgain';
  const paying = {
    text: t(isOpenElsewhere ? 'payment.openPage' : payText),
    detail: showMoney(totals.totalPrice),
    isBusy: phase === 'opening',
    isCostly: true,
    onPress: () => void pay(),
  };
  const checking = {
    text: t('payment.check'),
    isBusy: isChecking,
    onPress: () => void check(),
  };
  const following = { text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(id)) };
  return (
    <PlacedSheet
      {...appearances[phase]}
      title={t(`payment.${phase}Title`)}
      text={texts[phase]}
      action={isOpenElsewhere ? checking : paying}
      secondary={isOpenElsewhere ? { ...paying, detail: undefined } : following}
    >
      <PlacedFacts order={order} />
      {isOpenElsewhere && (
        <Button isSmall onPress={following.onPress}>
          {following.text}
        </Button>
      )}
      {!isFirst && phase !== 'waiting' && canPayOtherwise(order, cancelOrderActive) && (
        <Button isSmall onPress={() => openSheet(otherPaymentPath(id))}>
          {t('orders.otherPayment.action')}
        </Button>
      )}
      {!isFirst && phase !== 'waiting' && <CallShop order={order} />}
    </PlacedSheet>
  );
}
