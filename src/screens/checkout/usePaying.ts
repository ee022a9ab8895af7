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
 * How far an unpaid order is. `waiting`: its payment is open. `notYet`: the person is back from it and
 * the server knows of no payment. `declined`: Telegram says that the payment failed. `failed`: there
 * was nothing to open.
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

/** The payment of an order: opened once by itself right after the order, then at a press. */
export function usePaying(id: string) {
  const [phase, setPhase] = useState<PayingPhase>(() =>
    placedOrder.state.orderId === id && placedOrder.state.openedAt !== null ? 'notYet' : 'unpaid',
  );
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  /** when the person was back from the payment that was opened last */
  const returnedAt = useRef(Number.POSITIVE_INFINITY);

  const pay = useCallback(async () => {
    returnedAt.current = Number.POSITIVE_INFINITY;
    setPhase('opening');
    const ended = await payOrder(id);
    setPhase(phases[ended.kind]);
    setError(whyNot(ended));
    if (ended.kind === 'declined') haptic('failure');
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

  // Back from the payment, the order is asked for; an answer that still knows of none says so.
  useEffect(
    () =>
      onAppVisible(() => {
        returnedAt.current = deviceNow();
      }),
    [],
  );
  const told = useSnapshot(orderLoads.state).orders[id]?.toldAt ?? null;
  useEffect(() => {
    if (told === null || told < returnedAt.current) return;
    setPhase((now) => (now === 'waiting' ? 'notYet' : now));
  }, [told]);

  return { phase, error, isChecking, pay, check };
}

function whyNot(ended: PaymentTry): string | null {
  if (ended.kind === 'failed') return errorText(ended.error);
  return ended.kind === 'refused' ? t('errors.linkRefused') : null;
}
