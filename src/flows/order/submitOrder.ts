import { failureKind } from '../../api/failureKind';
import { createOrder } from '../../api/orders';
import type { ApiError } from '../../api/result';
import type { PricedBasket } from '../../domain/basket/basketChanges';
import { idempotencyKey, orderContent } from '../../domain/order/idempotencyKey';
import type { OrderRequest } from '../../domain/order/orderRequest';
import * as cart from '../../stores/basket/cart';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import {
  isPendingOrderUnchanged,
  loadFromOtherWindow,
  rereadPendingOrder,
} from '../../stores/storage/otherWindows';
import { changesSince, readPriced, refreshPrices } from '../basket/refreshPrices';
import { services } from '../services';
import { acceptOrder } from './acceptOrder';
import { findObstacle, type OrderObstacle } from './checkOrder';
import {
  areOrdersKnown,
  fetchActiveOrders,
  findSentOrder,
  mayStillArrive,
} from './findPendingOrder';
import { loadKnownOrders } from './loadKnownOrders';
import { readOrderRequest } from './readOrderRequest';
import { lookUpPendingOrder, type Resolution } from './resolvePendingOrder';
import { withOrderLock } from './withOrderLock';

/** How a try to order ended; `ignored`: another try is under way, or there is nothing to order. */
export type Outcome =
  | Resolution
  | OrderObstacle
  /** which orders are there already could not be told: nothing was sent, it may be tried again */
  | { kind: 'unreachable' }
  /** the server said no */
  | { kind: 'refused'; error: ApiError };

/**
 * Sends the order (§4, order submit). One intent is one order: the lock is taken before anything
 * waits, here and over all windows, the intent is written down before anything is sent, and an order
 * whose answer was lost is looked up among the active ones; only when it was not there and can no
 * longer be on its way does another press send it again (readings: sending the order). What the
 * person saw in the moment of the press is compared with what holds now, and nothing is sent when it
 * differs (promises: prices are live).
 */
export async function submitOrder(): Promise<Outcome> {
  if (!pendingOrder.lock()) return { kind: 'ignored' };
  const seen = readPriced();
  try {
    const done = await withOrderLock((isHeld) => order(seen, isHeld)).then(
      (turn) => turn ?? awaitTurn(seen),
    );
    if (!done) leaveToOther();
    const outcome: Outcome = done?.result ?? { kind: 'ignored' };
    if (isDisappointing(outcome)) services().telegram.haptic('failure');
    return outcome;
  } finally {
    // Whatever has kept it from being sent: the next press starts again.
    pendingOrder.unlock();
  }
}

/** Another window has the lock, and may have sent the order by now. */
function leaveToOther(): void {
  const isOurs = isPendingOrderUnchanged();
  pendingOrder.unlock();
  if (isOurs) pendingOrder.waitForOther();
  else rereadPendingOrder();
}

/** Another window may just be looking for the order that is to be sent again: that is soon over. */
async function awaitTurn(seen: PricedBasket): Promise<{ result: Outcome } | null> {
  for (let turn = 0; turn < 20; turn += 1) {
    if (!pendingOrder.state.pending || !isPendingOrderUnchanged()) return null;
    await new Promise((resume) => setTimeout(resume, 250));
    const done = await withOrderLock((isHeld) => order(seen, isHeld));
    if (done) return done;
  }
  return null;
}

async function order(seen: PricedBasket, isHeld: () => boolean): Promise<Outcome> {
  // What another window has ordered since is in its basket no longer, nor in this one's.
  const isOurs = isPendingOrderUnchanged();
  if (!isOurs) pendingOrder.unlock();
  loadFromOtherWindow(null);
  if (!isOurs) return { kind: 'ignored' };
  const pressedAt = services().uptime();
  const [obstacle, others] = await Promise.all([findObstacle(seen), loadKnownOrders(pressedAt)]);
  if (obstacle) return obstacle;
  // A list that was lost among other calls may come by itself.
  if (others === 'failed' && (await loadKnownOrders(pressedAt)) === 'failed') {
    return { kind: isPreparing() ? 'unreachable' : 'ignored' };
  }
  const earlier = await lookUpBeforeResend();
  if (earlier) return earlier;
  // A window that was suspended meanwhile may have been taken for a killed one.
  if (!isHeld()) {
    leaveToOther();
    return { kind: 'ignored' };
  }
  return send(seen, pressedAt);
}

/** Right before an order is sent again it is looked up once more: fetching prices took its time. */
async function lookUpBeforeResend(): Promise<Outcome | null> {
  const earlier = pendingOrder.state.pending;
  if (!earlier) return null;
  const found = await findInActiveOrders(earlier);
  if (pendingOrder.state.pending !== earlier) return { kind: 'ignored' };
  if (found !== 'failed') return found;
  pendingOrder.check();
  return { kind: 'checking' };
}

/** One look-up of everything that was sent and not seen. */
async function findInActiveOrders(
  pending: pendingOrder.PendingOrder,
): Promise<Resolution | 'failed' | null> {
  const active = await fetchActiveOrders();
  if (active === 'failed') return active;
  if (active === 'refused') return null;
  for (const sent of [pending, ...pending.earlier]) {
    const found = findSentOrder(active, sent);
    if (!found) continue;
    acceptOrder(found, sent);
    return { kind: 'accepted', orderId: found.id };
  }
  return null;
}

async function send(seen: PricedBasket, pressedAt: number): Promise<Outcome> {
  // The person may have logged out while one looked: then the lock is nobody's any more.
  const request = isPreparing() ? readOrderRequest() : null;
  if (!request) return { kind: 'ignored' };
  const sent = begin(request, pressedAt);
  const { http, build } = services();
  const [error, order] = await createOrder(http, request, {
    later: request.deliveryAt !== null,
    ...(build.acceptsIdempotencyKey ? { idempotencyKey: sent.key } : {}),
  });
  if (order) {
    acceptOrder(order, sent);
    return { kind: 'accepted', orderId: order.id };
  }
  // The person may have logged out while it was on its way.
  if (pendingOrder.state.pending?.key !== sent.key) return { kind: 'ignored' };
  if (failureKind(error) !== 'refused') {
    pendingOrder.check();
    return lookUpPendingOrder();
  }
  return explain(error, seen);
}

/**
 * A server that says no may know a price that is not on screen yet. It may also have stored the order
 * before it failed over it: one look tells.
 */
async function explain(error: ApiError, seen: PricedBasket): Promise<Outcome> {
  const refused = pendingOrder.state.pending;
  pendingOrder.withdraw();
  if (!refused || error.status === null || error.kind === 'unauthorized') {
    return { kind: 'refused', error };
  }
  pendingOrder.lock();
  const [active] = await Promise.all([fetchActiveOrders(), refreshPrices()]);
  const found = typeof active !== 'string' && findSentOrder(active, refused);
  if (found) {
    acceptOrder(found, refused);
    return { kind: 'accepted', orderId: found.id };
  }
  const changes = changesSince(seen);
  return changes.length > 0 ? { kind: 'changed', seen, changes } : { kind: 'refused', error };
}

/** Writes the intent down: from here on the order may have reached the server. */
function begin(request: OrderRequest, pressedAt: number): pendingOrder.PendingOrder {
  const next = nextPending(request, pendingOrder.state.pending, pressedAt);
  pendingOrder.begin(next);
  // The wait begins now.
  mayStillArrive();
  return next;
}

/**
 * A wish that was not granted keeps its key when it is wished again; a changed one is another. The key
 * comes from the basket, so that a window that knows nothing of this one sends the same.
 */
function nextPending(
  request: OrderRequest,
  before: pendingOrder.PendingOrder | null,
  pressedAt: number,
): pendingOrder.PendingOrder {
  const { earlier = [], ...last } = before ?? {};
  const unseen = 'key' in last ? [...earlier, last] : [];
  const again = unseen.findLast((sent) => orderContent(sent.request) === orderContent(request));
  const others = unseen.filter((sent) => sent !== again);
  if (again) return { ...again, request, tries: again.tries + 1, earlier: others };
  const knownIds = [
    ...new Set([...Object.keys(orders.state.known), ...orders.state.active.map(({ id }) => id)]),
  ];
  const key = idempotencyKey(cart.state.id, request);
  const isBlind = !areOrdersKnown(pressedAt);
  return { key, knownIds, isBlind, request, tries: 1, earlier: others };
}

const isPreparing = (): boolean => pendingOrder.state.status === 'preparing';

const isDisappointing = ({ kind }: Outcome): boolean =>
  kind !== 'accepted' && kind !== 'checking' && kind !== 'ignored';
