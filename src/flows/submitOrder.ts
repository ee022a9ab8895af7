import type { ApiError } from '../api/http';
import { createOrder } from '../api/orders';
import type { PricedBasket } from '../domain/changes';
import { limits } from '../domain/limits';
import type { OrderRequest } from '../domain/orderRequest';
import * as intent from '../stores/intent';
import * as orders from '../stores/orders';
import { acceptOrder } from './acceptOrder';
import { type Hindrance, hindranceOf } from './checkOrder';
import { lookUpOrder } from './lookUpOrder';
import { changesSince, readPriced, refreshPrices } from './refreshPrices';
import { type Settled, settleIntent } from './settleIntent';
import { wired } from './wiring';
import { writeOrder } from './writeOrder';

/** How a try to order ended; `ignored`: another try is under way, or there is nothing to order. */
export type Outcome =
  | Settled
  | Hindrance
  /** the server said no */
  | { kind: 'refused'; error: ApiError };

/**
 * Sends the order (§4, order submit). One intent is one order: the lock is taken before anything
 * waits, the intent is written down before anything is sent, and an order whose answer was lost is
 * looked up among the active ones before it may be sent again (readings: sending the order). What
 * the person saw in the moment of the press is compared with what holds now, and nothing is sent
 * when it differs (promises: prices are live).
 */
export async function submitOrder(): Promise<Outcome> {
  if (!intent.lock()) return { kind: 'ignored' };
  const seen = readPriced();
  try {
    const outcome =
      (await settleEarlier()) ??
      (await hindranceOf(seen)) ??
      (await lookOnceMore()) ??
      (await send(seen));
    if (isDisappointing(outcome)) wired().telegram.haptic('failure');
    return outcome;
  } finally {
    // Whatever has kept it from being sent: the next press begins anew.
    intent.unlock();
  }
}

/** An earlier try that could not be found: it may have arrived in the meantime. */
async function settleEarlier(): Promise<Outcome | null> {
  if (!intent.state.intent) return null;
  intent.check();
  const outcome = await settleIntent();
  if (outcome.kind !== 'notSent') return outcome;
  intent.lock();
  return null;
}

/** How often an order was about to be sent again. */
let repeats = 0;

/**
 * Right before an order is sent again it is looked for once more: asking for prices took its time. And
 * every other time twice, because a network that loses requests in a rhythm would keep step with
 * presses that are all alike, and lose each of them.
 */
async function lookOnceMore(): Promise<Outcome | null> {
  const earlier = intent.state.intent;
  if (!earlier) return null;
  repeats += 1;
  for (let looks = 1 + (repeats % 2); looks > 0; looks -= 1) {
    const found = await lookUpOrder(earlier, { isBrief: true });
    if (intent.state.intent !== earlier) return { kind: 'ignored' };
    if (found === 'unknown') {
      intent.check();
      return { kind: 'checking' };
    }
    if (found) {
      acceptOrder(found, earlier.request);
      return { kind: 'accepted', orderId: found.id };
    }
  }
  return null;
}

async function send(seen: PricedBasket): Promise<Outcome> {
  // The person may have logged out while one looked: then the lock is nobody's any more.
  const request = intent.state.status === 'preparing' ? writeOrder() : null;
  if (!request) return { kind: 'ignored' };
  const { key } = begin(request);
  const { http, build } = wired();
  const [error, order] = await createOrder(http, request, {
    later: request.deliveryAt !== null,
    ...(build.acceptsIdempotencyKey ? { idempotencyKey: key } : {}),
  });
  if (order) {
    acceptOrder(order, request);
    return { kind: 'accepted', orderId: order.id };
  }
  if (!isRefusal(error)) {
    intent.check();
    return settleIntent();
  }
  return explain(error, seen);
}

/**
 * A server that says no may know a price that is not on screen yet. It may also have stored the order
 * before it failed over it: one look tells.
 */
async function explain(error: ApiError, seen: PricedBasket): Promise<Outcome> {
  const refused = intent.state.intent;
  intent.reset();
  if (!refused || error.status === null || error.kind === 'unauthorized') {
    return { kind: 'refused', error };
  }
  intent.lock();
  const [found] = await Promise.all([lookUpOrder(refused, { isBrief: true }), refreshPrices()]);
  if (found && found !== 'unknown') {
    acceptOrder(found, refused.request);
    return { kind: 'accepted', orderId: found.id };
  }
  const changes = changesSince(seen);
  return changes.length > 0 ? { kind: 'changed', seen, changes } : { kind: 'refused', error };
}

/** Writes the intent down: from here on the order may have reached the server. */
function begin(request: OrderRequest): intent.Intent {
  const { now, newKey } = wired();
  const earlier = intent.state.intent;
  // A wish that was not granted keeps its key when it is wished again; a changed one is another.
  const isSameWish = earlier !== null && wishIn(earlier.request) === wishIn(request);
  const knownIds = orders.state.active.map((order) => order.id);
  const wish = isSameWish
    ? { ...earlier, request }
    : { key: newKey(), startedAt: now(), knownIds, request };
  intent.begin(wish);
  return wish;
}

/** What is wished: every try asks for the tariff anew, at the same price under another id. */
const wishIn = (request: OrderRequest): string =>
  JSON.stringify({ ...request, deliveryTariffId: null });

/**
 * The server has read the order and said no. Whatever else happened, it may have said yes; so it may
 * with the statuses after which §7 would have it sent again.
 */
const isRefusal = ({ kind, status }: ApiError): boolean =>
  kind === 'noToken' ||
  kind === 'unauthorized' ||
  (status !== null &&
    status >= 400 &&
    status < 500 &&
    !limits.retriedStatuses.some((each) => each === status));

const isDisappointing = ({ kind }: Outcome): boolean =>
  kind !== 'accepted' && kind !== 'checking' && kind !== 'ignored';
