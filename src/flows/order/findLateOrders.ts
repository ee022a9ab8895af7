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

/** Whether there is an order to look for, or two of which the person has not been told. */
export const hasLateOrders = (): boolean =>
  lateOrders.state.awaited.length > 0 || lateOrders.state.double !== null;

/** Looks once for orders that were sent before the accepted one and never seen. */
export async function findLateOrders(): Promise<void> {
  if (lateOrders.state.awaited.length > 0) await withOrderLock(look);
  if (lateOrders.state.double) await tellOfDouble();
}

async function look(): Promise<void> {
  const active = await fetchActiveOrders();
  if (typeof active === 'string') return;
  for (const awaited of lateOrders.state.awaited) {
    const late = findSentOrder(active, awaited);
    if (late) return lateOrders.arrive(awaited, late.id);
  }
  lateOrders.countLookUp();
}

let telling: Promise<void> | null = null;

/** Says that two orders are there where one was meant, with the way to cancel the second. */
function tellOfDouble(): Promise<void> {
  telling ??= tell().finally(() => {
    telling = null;
  });
  return telling;
}

async function tell(): Promise<void> {
  const { double } = lateOrders.state;
  if (!double) return;
  const ids = [double.orderId, double.lateId];
  await Promise.all(ids.map(refreshOrder));
  const both = ids.flatMap((id) => orders.state.known[id] ?? []);
  const [first, second] = both.toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0));
  // It is told when both can be shown.
  if (!first || !second) return;
  const { telegram } = services();
  const { cancelOrderActive } = merchant.state.settings.flags;
  const unwanted = [second, first].find((order) => canCancel(order, cancelOrderActive));
  telegram.haptic('failure');
  const isChosen = await telegram.confirm({
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
  if (isChosen) openSheet(unwanted ? paths.orderCancel(unwanted.id) : paths.orders);
}
