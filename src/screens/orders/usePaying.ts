import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type PaymentTry, payOrder } from '../../flows/order/payOrder';
import { refreshOrder } from '../../flows/order/trackOrders';
import { deviceNow, haptic, onAppVisible } from '../../flows/platform';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as orderLoads from '../../stores/order/orderLoads';
import * as placedOrder from '../../stores/order/placedOrder';

/**
 * Phase of an unpaid order. `waiting`: the payment page is open. `notYet`: the user has returned
 * and the server has no payment. `declined`: Telegram reports a failed payment. `failed`: there was
 * no payment page to open.
 */
export type PayingPhase = 'unpaid' | 'opening' | 'waiting' | 'notYet' | 'declined' | 'failed';

const phases: Readonly<Record<PaymentTry['kind'], PayingPhase>> = {
  paid: 'waiting',
  opened: 'waiting',
  left: 'notYet',
  declined: 'declined',
  failed: 'failed',
  refused: 'failed',
};

/** The payment of an order: opened automatically once after ordering, then by the button. */
export function usePaying(id: string) {
  const [phase, setPhase] = useState<PayingPhase>(() =>
    placedOrder.state.orderId === id && placedOrder.state.openedAt !== null ? 'notYet' : 'unpaid',
  );
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  /** when the user returned from the last payment page */
  const returnedAt = useRef(Number.POSITIVE_INFINITY);

  const pay = useCallback(async () => {
    returnedAt.current = Number.POSITIVE_INFINITY;
    setPhase('opening');
    const outcome = await payOrder(id);
    setPhase(phases[outcome.kind]);
    setError(failureText(outcome));
    if (outcome.kind === 'declined') haptic('failure');
  }, [id]);
  const check = async () => {
    setChecking(true);
    await refreshOrder(id);
    setChecking(false);
    setPhase((now) => (now === 'waiting' ? 'notYet' : now));
  };

  useEffect(() => {
    if (placedOrder.state.orderId !== id || !placedOrder.state.isFresh) return;
    placedOrder.settle();
    void pay();
  }, [id, pay]);

  // After the return the order is refetched; if it is still unpaid, `notYet` says so.
  useEffect(
    () =>
      onAppVisible(() => {
        returnedAt.current = deviceNow();
      }),
    [],
  );
  const refreshedAt = useSnapshot(orderLoads.state).orders[id]?.toldAt ?? null;
  useEffect(() => {
    if (refreshedAt === null || refreshedAt < returnedAt.current) return;
    setPhase((now) => (now === 'waiting' ? 'notYet' : now));
  }, [refreshedAt]);

  return { phase, error, isChecking, pay, check };
}

function failureText(outcome: PaymentTry): string | null {
  if (outcome.kind === 'failed') return errorText(outcome.error);
  return outcome.kind === 'refused' ? t('errors.linkRefused') : null;
}
