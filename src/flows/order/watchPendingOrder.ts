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

/** Seconds between two looks for an order; the last pause goes on. */
const rhythm = [2, 3, 5, 8, 12, 15, 20, 30, 60];

let stopEarlier: Stop = () => undefined;

/**
 * As long as it is not known what became of an order, finds out, in whichever window it was sent and
 * in an earlier life of the page too. An order that turns out to be accepted is shown. So are those
 * that turn up beside an accepted one. Returns an unsubscribe function; watching again ends the earlier watch.
 */
export function watchPendingOrder(): Stop {
  stopEarlier();
  let stopAsking: Stop | null = null;
  let last = '';

  const ask = async () => {
    if (isWaiting()) await lookForOrder();
    if (hasLateOrders()) await findLateOrders();
    return isWaiting() || hasLateOrders() ? 'same' : 'over';
  };
  const update = () => {
    const now = summary();
    if (now === last) return;
    last = now;
    stopAsking?.();
    stopAsking = isWaiting() || hasLateOrders() ? poll(ask, rhythm) : null;
    if (pendingOrder.state.status === 'idle') void showOthers();
  };
  const stops = [subscribe(pendingOrder.state, update), subscribe(lateOrders.state, update)];
  update();
  stopEarlier = () => {
    for (const stop of stops) stop();
    stopAsking?.();
  };
  return stopEarlier;
}

const isWaiting = (): boolean => {
  const { status, isElsewhere } = pendingOrder.state;
  return isElsewhere || status === 'checking' || status === 'unseen';
};

/** Whatever begins the rhythm of looking again. */
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
    // The press is long past: a payment that opened by itself now would come from nowhere.
    placedOrder.settle();
    openOnHome(paths.confirmOrder(outcome.orderId));
  }
  if (outcome.kind === 'unseen' && before !== 'unseen') services().telegram.haptic('failure');
}

/** When another window's order has been accepted, the checkout makes way for it, elsewhere it is said. */
async function showOthers(): Promise<void> {
  const orderId = loadPlacedOrder();
  if (orderId === null) return;
  await refreshOrder(orderId);
  const top = currentEntry().stack.at(-1)?.url.split('?')[0];
  if (top === routes.checkout) return openOnHome(paths.confirmOrder(orderId));
  const number = orders.state.known[orderId]?.number;
  if (number) toasts.show(t('checkout.placed', { number }), { tone: 'good' });
}
