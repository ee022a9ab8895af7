import { subscribe } from 'valtio/vanilla';
import { t } from '../../i18n/t';
import { currentEntry, openOnHome } from '../../navigation/navigate';
import { paths, routes } from '../../navigation/paths';
import * as lateOrders from '../../stores/order/lateOrders';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as placedOrder from '../../stores/order/placedOrder';
import { loadPlacedOrder } from '../../stores/storage/otherWindows';
import * as toasts from '../../stores/toasts';
import type { Stop } from '../../telegram/handle';
import { poll } from '../poll';
import { services } from '../services';
import { findLateOrders, hasLateOrders } from './findLateOrders';
import { resolvePendingOrder } from './resolvePendingOrder';
import { refreshOrder } from './trackOrders';

let stopPrevious: Stop = () => undefined;

/**
 * Looks up pending orders until their outcome is known, including those sent by another window or
 * before a reload, and opens an accepted one. Also looks for late duplicates of an accepted order.
 * Returns an unsubscribe function; calling again replaces the previous watch.
 */
export function watchPendingOrder(): Stop {
  stopPrevious();
  let stopPolling: Stop | null = null;
  let lastSummary = '';

  const lookUp = async () => {
    if (isUnresolved()) await lookForOrder();
    if (hasLateOrders()) await findLateOrders();
    return isUnresolved() || hasLateOrders() ? 'same' : 'over';
  };
  const update = () => {
    const now = summary();
    if (now === lastSummary) return;
    lastSummary = now;
    stopPolling?.();
    stopPolling = isUnresolved() || hasLateOrders() ? poll(lookUp, 2) : null;
    if (pendingOrder.state.status === 'idle') void showOtherWindowsOrder();
  };
  const stops = [subscribe(pendingOrder.state, update), subscribe(lateOrders.state, update)];
  update();
  stopPrevious = () => {
    for (const stop of stops) stop();
    stopPolling?.();
  };
  return stopPrevious;
}

const isUnresolved = (): boolean => {
  const { status, isElsewhere } = pendingOrder.state;
  return isElsewhere || status === 'checking' || status === 'unseen';
};

/** State that restarts the intervals when it changes. */
function summary(): string {
  const { status, isElsewhere, pending: order } = pendingOrder.state;
  const { awaited, double } = lateOrders.state;
  const late = `${awaited.map(({ key, tries }) => `${key} ${tries}`)} ${double?.lateId ?? ''}`;
  return `${status} ${isElsewhere} ${order?.key} ${order?.tries} ${late}`;
}

async function lookForOrder(): Promise<void> {
  const before = pendingOrder.state.status;
  const outcome = await resolvePendingOrder();
  if (outcome.kind === 'accepted') {
    // Too long after the press to open the payment automatically.
    placedOrder.settle();
    openOnHome(paths.confirmOrder(outcome.orderId));
  }
  if (outcome.kind === 'unseen' && before !== 'unseen') services().telegram.haptic('failure');
}

/** After another window's order was accepted, the checkout shows it; other screens show a toast. */
async function showOtherWindowsOrder(): Promise<void> {
  const orderId = loadPlacedOrder();
  if (orderId === null) return;
  await refreshOrder(orderId);
  const top = currentEntry().stack.at(-1)?.url.split('?')[0];
  if (top === routes.checkout) return openOnHome(paths.confirmOrder(orderId));
  const number = orders.state.known[orderId]?.number;
  if (number) toasts.show(t('checkout.placed', { number }), { tone: 'good' });
}
