import { useCallback, useEffect, useState } from 'react';
import type { OrderStatus } from '../../domain/order';
import { isFinal } from '../../domain/orderProgress';
import { refreshOrder } from '../../flows/trackOrders';
import { wired } from '../../flows/wiring';

type Freshness = 'loading' | 'ready' | 'missing' | 'failed';

/** Seconds between two questions; the last one goes on until the order is over. */
const rhythm = [5, 10, 20, 30];

/**
 * Keeps an order fresh while its screen is open: asked at once, then ever more slowly, at once again
 * when the app comes back into sight, and no more when the order is over.
 */
export function useFreshOrder(id: string, status: OrderStatus | null) {
  const [state, setState] = useState<Freshness>('loading');
  const [asked, setAsked] = useState(0);
  const isOver = isFinal(status);

  const refresh = useCallback(() => {
    setState((before) => (before === 'ready' ? before : 'loading'));
    refreshOrder(id).then(
      (answer) => {
        setState(answer);
        setAsked((count) => count + 1);
      },
      () => setState('failed'),
    );
  }, [id]);

  useEffect(refresh, [refresh]);

  useEffect(() => {
    if (asked === 0 || isOver) return;
    const pause = rhythm[Math.min(asked, rhythm.length) - 1] ?? 30;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') refresh();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [asked, isOver, refresh]);

  useEffect(() => {
    if (!isOver) return wired().telegram.onVisible(refresh);
  }, [isOver, refresh]);

  return { state, refresh };
}
