import { subscribe } from 'valtio/vanilla';
import { canCancel } from '../../domain/order/orderActions';
import { t } from '../../i18n/t';
import { currentEntry, openOnHome, openSheet } from '../../navigation/navigate';
import { paths, routes } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as lateOrders from '../../stores/order/lateOrders';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as placedOrder from '../../stores/order/placedOrder';
import { loadPlacedOrder } from '../../stores/storage/otherWindows';
import * as toasts from '../../stores/toasts';
import type { Stop } from '../../telegram/handle';
import { poll } from '../poll';
import { services } from '../services';
import { fetchActiveOrders, findSentOrder } from './findPendingOrder';
import { resolvePendingOrder } from './resolvePendingOrder';
import { refreshOrder } from './trackOrders';
import { withOrderLock } from './withOrderLock';

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

  const check = async () => {
    if (isUnresolved()) await lookForOrder();
    if (hasLateOrders()) await findLateOrders();
    return isUnresolved() || hasLateOrders() ? 'same' : 'over';
  };
  const update = () => {
    const now = summary();
    if (now === lastSummary) return;
    lastSummary = now;
    stopPolling?.();
    stopPolling = isUnresolved() || hasLateOrders() ? poll(check, 2) : null;
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

/** Whether an order is still awaited, or a duplicate has not been reported to the user yet. */
const hasLateOrders = (): boolean =>
  lateOrders.state.awaited.length > 0 || lateOrders.state.double !== null;

/** Looks once for orders that were sent before the accepted one and never seen. */
async function findLateOrders(): Promise<void> {
  if (lateOrders.state.awaited.length > 0) await withOrderLock(matchLateOrders);
  if (lateOrders.state.double) await reportDouble();
}

async function matchLateOrders(): Promise<void> {
  const active = await fetchActiveOrders();
  if (typeof active === 'string') return;
  for (const awaited of lateOrders.state.awaited) {
    const late = findSentOrder(active, awaited);
    if (late) return lateOrders.arrive(awaited, late.id);
  }
  lateOrders.countLookUp();
}

let reporting: Promise<void> | null = null;

/** Tells the user that two orders were placed instead of one, and offers to cancel the second. */
function reportDouble(): Promise<void> {
  reporting ??= showDouble().finally(() => {
    reporting = null;
  });
  return reporting;
}

async function showDouble(): Promise<void> {
  const { double } = lateOrders.state;
  if (!double) return;
  const ids = [double.orderId, double.lateId];
  await Promise.all(ids.map(refreshOrder));
  const both = ids.flatMap((id) => orders.state.known[id] ?? []);
  const [first, second] = both.sort((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0));
  // Wait until both can be shown.
  if (!first || !second) return;
  const { telegram } = services();
  const { cancelOrderActive } = merchant.state.settings.flags;
  const unwanted = [second, first].find((order) => canCancel(order, cancelOrderActive));
  telegram.haptic('failure');
  const isConfirmed = await telegram.confirm({
    title: t('checkout.double.title'),
    message: t(unwanted ? 'checkout.double.text' : 'checkout.double.textCall', {
      first: first.number,
      second: second.number,
    }),
    ok: unwanted
      ? t('checkout.double.cancel', { number: unwanted.number })
      : t('checkout.toOrders'),
    cancel: t('checkout.double.keep'),
  });
  lateOrders.settleDouble();
  if (isConfirmed) openSheet(unwanted ? paths.orderCancel(unwanted.id) : paths.orders);
}
