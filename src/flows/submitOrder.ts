import type { ApiError } from '../api/http';
import { createOrder } from '../api/orders';
import { orderDeviceOf } from '../domain/channel';
import type { Order } from '../domain/order';
import { composeOrder } from '../domain/orderRequest';
import { readBasket } from '../stores/basket';
import * as cart from '../stores/cart';
import * as draft from '../stores/draft';
import * as intent from '../stores/intent';
import * as merchant from '../stores/merchant';
import * as orders from '../stores/orders';
import * as session from '../stores/session';
import * as table from '../stores/table';
import { lookUpOrder } from './lookUpOrder';
import { wired } from './wiring';

/** How a try to order ended. */
export type Outcome =
  | { kind: 'accepted'; orderId: string }
  | { kind: 'refused'; error: ApiError }
  /** it never reached the server and may be sent again */
  | { kind: 'notSent' }
  /** nobody knows yet; the app goes on finding out */
  | { kind: 'checking' }
  /** another try is under way, or there is nothing to order */
  | { kind: 'ignored' };

/**
 * Sends the order (§4, order submit). One intent is one order: the lock is taken before anything
 * waits, the intent is written down before anything is sent, and an order whose answer was lost is
 * looked up among the active ones before it may be sent again (readings: sending the order).
 */
export async function submitOrder(): Promise<Outcome> {
  if (intent.state.status !== 'idle') return { kind: 'ignored' };
  if (intent.state.intent) {
    // An earlier try that could not be found: it may have arrived in the meantime.
    intent.check();
    const outcome = await settleIntent();
    if (outcome.kind !== 'notSent') return outcome;
  }
  if (!begin()) return { kind: 'ignored' };
  return send();
}

async function send(): Promise<Outcome> {
  const current = intent.state.intent;
  if (!current) return { kind: 'ignored' };
  const { http, build, telegram } = wired();
  const [error, order] = await createOrder(http, current.request, {
    later: false,
    ...(build.acceptsIdempotencyKey ? { idempotencyKey: current.key } : {}),
  });
  if (order) return accept(order);
  if (!isRefusal(error)) {
    intent.check();
    return settleIntent();
  }
  intent.reset();
  telegram.haptic('failure');
  return { kind: 'refused', error };
}

/**
 * Finds out what became of an intent whose answer was lost, be it in this life of the page or in an
 * earlier one. `checking` means that it could not be told; ask again when the network is back.
 */
export async function settleIntent(): Promise<Outcome> {
  const current = intent.state.intent;
  if (!current || intent.state.status !== 'checking') return { kind: 'ignored' };
  const found = await lookUpOrder(current);
  if (found === 'unknown') return { kind: 'checking' };
  if (found) return accept(found);
  intent.release();
  wired().telegram.haptic('failure');
  return { kind: 'notSent' };
}

function begin(): boolean {
  const basket = readBasket();
  const shop = merchant.state.merchant;
  const user = session.state.user;
  if (!shop || !user || basket.lines.length === 0 || basket.hasProblems) return false;
  const { now, newKey, telegram } = wired();
  const request = composeOrder({
    // §9: what is ordered at a scanned table is brought there.
    draft: { ...draft.state, ...(table.state.table ? { serviceType: 'DINE_IN' as const } : {}) },
    lines: basket.lines,
    totals: basket.totals,
    device: orderDeviceOf(merchant.state.channel, telegram.isInside),
    user,
    merchantId: shop.id,
    table: table.state.table,
  });
  const earlier = intent.state.intent;
  // A wish that was not granted keeps its key when it is wished again; a changed one is another.
  const isSameWish =
    earlier !== null && JSON.stringify(earlier.request) === JSON.stringify(request);
  const knownIds = orders.state.active.map((order) => order.id);
  intent.begin(
    isSameWish ? { ...earlier } : { key: newKey(), startedAt: now(), knownIds, request },
  );
  return true;
}

/** §4: on success everything of this order is cleared but the place, and its id is remembered. */
function accept(order: Order): Outcome {
  intent.reset();
  cart.clear();
  draft.resetAfterOrder();
  orders.remember(order);
  orders.setPlaced(order.id);
  orders.setActive([order, ...orders.state.active.filter((one) => one.id !== order.id)]);
  wired().telegram.haptic('success');
  return { kind: 'accepted', orderId: order.id };
}

/** The server has read the order and said no; whatever else happened, it may have said yes. */
const isRefusal = (error: ApiError): boolean =>
  error.kind === 'noToken' ||
  error.kind === 'unauthorized' ||
  (error.status !== null &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 409);
