import { canCancel } from '../../domain/order/orderActions';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as lateOrders from '../../stores/order/lateOrders';
import * as orders from '../../stores/order/orders';
import { services } from '../services';
import { fetchActiveOrders, findSentOrder } from './findPendingOrder';
import { refreshOrder } from './trackOrders';
import { withOrderLock } from './withOrderLock';

/** Whether an order is still awaited, or a duplicate has not been reported to the user yet. */
export const hasLateOrders = (): boolean =>
  lateOrders.state.awaited.length > 0 || lateOrders.state.double !== null;

/** Looks once for orders that were sent before the accepted one and never seen. */
export async function findLateOrders(): Promise<void> {
  if (lateOrders.state.awaited.length > 0) await withOrderLock(lookUp);
  if (lateOrders.state.double) await reportDouble();
}

async function lookUp(): Promise<void> {
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
