import { failureKind } from '../../api/failureKind';
import { createOrder } from '../../api/orders';
import type { ApiError } from '../../api/result';
import { isOffline } from '../../device/connection';
import { reportOrder } from '../../device/reportOrder';
import * as limits from '../../domain/limits';
import { orderContent } from '../../domain/order/idempotencyKey';
import type { OrderRequest } from '../../domain/order/orderRequest';
import { type RefusalCode, refusalCodes } from '../../domain/order/refusalCodes';
import * as pendingOrder from '../../stores/order/pendingOrder';
import {
  isPendingOrderUnchanged,
  loadFromOtherWindow,
  rereadPendingOrder,
} from '../../stores/storage/otherWindows';
import { changesSince, refreshPrices } from '../basket/refreshPrices';
import { services } from '../services';
import { acceptOrder } from './acceptOrder';
import { beginSending } from './beginSending';
import { type Agreement, findObstacle, type OrderObstacle, readAgreement } from './checkOrder';
import { areOrdersKnown, endAttempt, fetchActiveOrders, findSentOrder } from './findPendingOrder';
import { readOrderRequest } from './readOrderRequest';
import { findInActiveOrders, lookUpPendingOrder, type Resolution } from './resolvePendingOrder';
import { withOrderLock } from './withOrderLock';

/**
 * Outcome of an order attempt; `ignored`: another attempt is running, or there is nothing to order.
 */
export type Outcome =
  | Resolution
  | OrderObstacle
  /** the existing orders could not be listed: nothing was sent, it can be retried */
  | { kind: 'unreachable' }
  /** the server refused the order */
  | { kind: 'refused'; error: ApiError };

/**
 * Sends the order (§4, order submit), exactly once: the lock is taken synchronously, in this window
 * and across windows, and the pending order is stored before anything is sent. An order whose
 * response was lost is looked up among the active ones and can be sent again only when it was not
 * found and can no longer be in flight (settled: sending the order). Prices seen at the press are
 * compared with the current ones, and nothing is sent when they differ (settled: prices are live).
 */
export async function submitOrder(): Promise<Outcome> {
  if (!pendingOrder.lock()) return { kind: 'ignored' };
  const seen = readAgreement();
  try {
    const done = (await withOrderLock(() => submitLocked(seen))) ?? (await waitForLock(seen));
    if (!done) yieldToOtherWindow();
    const outcome: Outcome = done?.result ?? { kind: 'ignored' };
    if (isFailure(outcome)) services().telegram.haptic('failure');
    return outcome;
  } finally {
    // The next press starts over, whatever prevented sending.
    pendingOrder.unlock();
  }
}

/** Another window holds the lock and may have sent the order. */
function yieldToOtherWindow(): void {
  const isUnchanged = isPendingOrderUnchanged();
  pendingOrder.unlock();
  if (isUnchanged) pendingOrder.waitForOther();
  else rereadPendingOrder();
}

/** How long another window may take to look up the order that is to be resent, ms. */
const lookUpMs = 5000;

/**
 * Waits while another window looks up the order that is to be resent, and no longer once that
 * window sends it itself.
 */
async function waitForLock(seen: Agreement): Promise<{ result: Outcome } | null> {
  if (!pendingOrder.state.pending || !isPendingOrderUnchanged()) return null;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), lookUpMs);
  const onChange = () => {
    if (!isPendingOrderUnchanged()) patience.abort();
  };
  addEventListener('storage', onChange);
  try {
    return await withOrderLock(() => submitLocked(seen), patience.signal);
  } finally {
    clearTimeout(timer);
    removeEventListener('storage', onChange);
  }
}

async function submitLocked(seen: Agreement): Promise<Outcome> {
  // An order placed by another window is no longer in the shared basket.
  const isUnchanged = isPendingOrderUnchanged();
  if (!isUnchanged) pendingOrder.unlock();
  loadFromOtherWindow(null);
  // A look-up of this window may have found the order while the press was queued.
  if (!isUnchanged || !isPreparing()) return { kind: 'ignored' };
  const pressedAt = services().uptime();
  // The browser may wrongly say that it is offline: a call decides, before prices are refreshed.
  const isDoubtful = isOffline(window);
  const knownOrders = loadKnownOrders(pressedAt, isDoubtful);
  if (isDoubtful && (await knownOrders) === 'failed') {
    return { kind: isPreparing() ? 'offline' : 'ignored' };
  }
  for (let tries = 0; tries < checkTries; tries += 1) {
    const [checked, known] = await Promise.all([check(seen), knownOrders]);
    if ('kind' in checked) return checked;
    // The list request may have failed on its own: retry it once.
    if (known === 'failed' && (await loadKnownOrders(pressedAt)) === 'failed') {
      return { kind: isPreparing() ? 'unreachable' : 'ignored' };
    }
    const earlier = await lookUpBeforeResend();
    if (earlier) return earlier;
    // The user may have logged out during the checks, which releases the lock.
    if (!isPreparing()) return { kind: 'ignored' };
    // The order list takes time too, and the form can be changed meanwhile.
    const request = readOrderRequest();
    if (contentOf(request) !== checked.content) continue;
    return request ? send(request, seen, pressedAt) : { kind: 'ignored' };
  }
  return { kind: 'changed', seen, changes: changesSince(seen) };
}

/** How often an order that changes while it is being checked is checked. */
const checkTries = 3;

/** What stands in the way of the order, or the content of the order that has passed the checks. */
async function check(seen: Agreement): Promise<OrderObstacle | { content: string | null }> {
  return (await findObstacle(seen)) ?? { content: contentOf(readOrderRequest()) };
}

const contentOf = (request: OrderRequest | null): string | null => request && orderContent(request);

/** Looks an order up once more right before resending it, since refreshing prices takes time. */
async function lookUpBeforeResend(): Promise<Outcome | null> {
  const earlier = pendingOrder.state.pending;
  if (!earlier) return null;
  const found = await findInActiveOrders(earlier);
  if (found !== null && found !== 'failed') return found;
  if (pendingOrder.state.pending !== earlier) return { kind: 'ignored' };
  if (found === null) return null;
  pendingOrder.check();
  return { kind: 'checking' };
}

async function send(request: OrderRequest, seen: Agreement, pressedAt: number): Promise<Outcome> {
  const sent = beginSending(request, pressedAt);
  const error = await post(sent);
  if (isOutcome(error)) return error;
  if (!error.notTaken) return explainFailure(error, seen);
  const again = await sendOnceMore(sent, error.notTaken);
  if (isOutcome(again)) return again;
  return again.notTaken ? explainRefusal(again, seen) : explainFailure(again, seen);
}

/** Sends the pending order. Returns the outcome, or the error of a request that has failed. */
async function post(sent: pendingOrder.PendingOrder): Promise<Outcome | ApiError> {
  const { http, build } = services();
  const [error, order] = await createOrder(http, sent.request, {
    later: sent.request.deliveryAt !== null,
    ...(build.acceptsIdempotencyKey ? { idempotencyKey: sent.key } : {}),
  });
  if (order) {
    acceptOrder(order, sent);
    return { kind: 'accepted', orderId: order.id };
  }
  // The user may have logged out while the request was in flight.
  return pendingOrder.state.pending?.key === sent.key ? error : { kind: 'ignored' };
}

/**
 * The API has said that it did not take the order: looks it up nevertheless, and sends it the second
 * time (§7: retry once), when the server wants it or after a second.
 */
async function sendOnceMore(
  sent: pendingOrder.PendingOrder,
  { retryAfterMs }: NonNullable<ApiError['notTaken']>,
): Promise<Outcome | ApiError> {
  await new Promise((resume) => setTimeout(resume, retryAfterMs || limits.orderRetryMs));
  const found = await findInActiveOrders(sent);
  if (found !== null && found !== 'failed') return found;
  // The user may have logged out meanwhile.
  if (pendingOrder.state.pending !== sent) return { kind: 'ignored' };
  // It may have been taken all the same.
  if (found === 'failed') {
    pendingOrder.check();
    return { kind: 'checking' };
  }
  pendingOrder.withdraw();
  return post(beginSending(sent.request, services().uptime()));
}

/** Unless the server refused the order, it may have taken it: it is looked up. */
function explainFailure(error: ApiError, seen: Agreement): Promise<Outcome> {
  if (failureKind(error) === 'refused') return explainRefusal(error, seen);
  if (error.isOver) endAttempt();
  pendingOrder.check();
  return lookUpPendingOrder();
}

/**
 * The refusal may be due to a newer price, or the order may have been stored before the server
 * failed: checks both.
 */
async function explainRefusal(error: ApiError, seen: Agreement): Promise<Outcome> {
  const outcome = await findRefusalCause(error, seen);
  if (outcome.kind !== 'accepted') reportOrder({ order: 'refused', code: refusalCode(error) });
  return outcome;
}

const refusalCode = ({ reason, status }: ApiError): RefusalCode =>
  reason ?? refusalCodes.find((code) => code === String(status)) ?? 'noToken';

async function findRefusalCause(error: ApiError, seen: Agreement): Promise<Outcome> {
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

/** Outcomes and errors differ in their kinds. */
const isOutcome = (result: Outcome | ApiError): result is Outcome => !('description' in result);

const isPreparing = (): boolean => pendingOrder.state.status === 'preparing';

const isFailure = ({ kind }: Outcome): boolean =>
  kind !== 'accepted' && kind !== 'checking' && kind !== 'ignored';

/**
 * Records which orders exist before this one is sent, to tell them apart. A slow list is not
 * awaited when a recent one is known, unless `mustAnswer`. `failed`: the order cannot be sent yet.
 */
async function loadKnownOrders(
  pressedAt: number,
  mustAnswer = false,
): Promise<'known' | 'unknown' | 'failed'> {
  if (pendingOrder.state.pending) return 'known';
  const list = fetchActiveOrders({ needsLines: false });
  if (!mustAnswer && areOrdersKnown(pressedAt)) {
    const timeout = new Promise((resume) => setTimeout(resume, limits.pricePatienceMs));
    await Promise.race([list, timeout]);
    return 'known';
  }
  const result = await list;
  return typeof result === 'string' ? result : 'known';
}
