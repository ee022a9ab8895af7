import { failureKind } from '../api/failureKind';
import { createOrder } from '../api/orders';
import type { ApiError } from '../api/result';
import type { PricedBasket } from '../domain/changes';
import type { OrderRequest } from '../domain/orderRequest';
import { wishIn, wishKey } from '../domain/wishKey';
import * as cart from '../stores/cart';
import * as intent from '../stores/intent';
import * as orders from '../stores/orders';
import { isIntentUnchanged, rereadIntent, takeOver } from '../stores/otherTabs';
import { acceptOrder } from './acceptOrder';
import { alone } from './alone';
import { type Hindrance, hindranceOf } from './checkOrder';
import { learnKnownOrders } from './learnKnownOrders';
import { areOrdersKnown, findSent, isOnItsWay, lookAtOrders } from './lookUpOrder';
import { changesSince, readPriced, refreshPrices } from './refreshPrices';
import { look, type Settled } from './settleIntent';
import { wired } from './wiring';
import { writeOrder } from './writeOrder';

/** How a try to order ended; `ignored`: another try is under way, or there is nothing to order. */
export type Outcome =
  | Settled
  | Hindrance
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
  if (!intent.lock()) return { kind: 'ignored' };
  const seen = readPriced();
  try {
    const done = await alone((isHeld) => order(seen, isHeld)).then(
      (turn) => turn ?? awaitTurn(seen),
    );
    if (!done) leaveToOther();
    const outcome: Outcome = done?.result ?? { kind: 'ignored' };
    if (isDisappointing(outcome)) wired().telegram.haptic('failure');
    return outcome;
  } finally {
    // Whatever has kept it from being sent: the next press begins anew.
    intent.unlock();
  }
}

/** Another window has the lock, and may have sent the order by now. */
function leaveToOther(): void {
  const isOurs = isIntentUnchanged();
  intent.unlock();
  if (isOurs) intent.waitForOther();
  else rereadIntent();
}

/** Another window may just be looking for the order that is to be sent again: that is soon over. */
async function awaitTurn(seen: PricedBasket): Promise<{ result: Outcome } | null> {
  for (let turn = 0; turn < 20; turn += 1) {
    if (!intent.state.intent || !isIntentUnchanged()) return null;
    await new Promise((resume) => setTimeout(resume, 250));
    const done = await alone((isHeld) => order(seen, isHeld));
    if (done) return done;
  }
  return null;
}

async function order(seen: PricedBasket, isHeld: () => boolean): Promise<Outcome> {
  // What another window has ordered since is in its basket no longer, nor in this one's.
  const isOurs = isIntentUnchanged();
  if (!isOurs) intent.unlock();
  takeOver(null);
  if (!isOurs) return { kind: 'ignored' };
  const pressedAt = wired().uptime();
  const [hindrance, others] = await Promise.all([hindranceOf(seen), learnKnownOrders(pressedAt)]);
  if (hindrance) return hindrance;
  // A list that was lost among other calls may come by itself.
  if (others === 'failed' && (await learnKnownOrders(pressedAt)) === 'failed') {
    return { kind: isPreparing() ? 'unreachable' : 'ignored' };
  }
  const earlier = await lookOnceMore();
  if (earlier) return earlier;
  // A window that was suspended meanwhile may have been taken for a killed one.
  if (!isHeld()) {
    leaveToOther();
    return { kind: 'ignored' };
  }
  return send(seen, pressedAt);
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
    const found = await lookFor(earlier);
    if (intent.state.intent !== earlier) return { kind: 'ignored' };
    if (found === 'failed') {
      intent.check();
      return { kind: 'checking' };
    }
    if (found) return found;
  }
  return null;
}

/** One look for all that was sent and not seen. */
async function lookFor(wish: intent.Intent): Promise<Settled | 'failed' | null> {
  const active = await lookAtOrders();
  if (active === 'failed') return active;
  if (active === 'refused') return null;
  for (const sent of [wish, ...wish.earlier]) {
    const found = findSent(active, sent);
    if (!found) continue;
    acceptOrder(found, sent);
    return { kind: 'accepted', orderId: found.id };
  }
  return null;
}

async function send(seen: PricedBasket, pressedAt: number): Promise<Outcome> {
  // The person may have logged out while one looked: then the lock is nobody's any more.
  const request = isPreparing() ? writeOrder() : null;
  if (!request) return { kind: 'ignored' };
  const sent = begin(request, pressedAt);
  const { http, build } = wired();
  const [error, order] = await createOrder(http, request, {
    later: request.deliveryAt !== null,
    ...(build.acceptsIdempotencyKey ? { idempotencyKey: sent.key } : {}),
  });
  if (order) {
    acceptOrder(order, sent);
    return { kind: 'accepted', orderId: order.id };
  }
  // The person may have logged out while it was on its way.
  if (intent.state.intent?.key !== sent.key) return { kind: 'ignored' };
  if (failureKind(error) !== 'refused') {
    intent.check();
    return look();
  }
  return explain(error, seen);
}

/**
 * A server that says no may know a price that is not on screen yet. It may also have stored the order
 * before it failed over it: one look tells.
 */
async function explain(error: ApiError, seen: PricedBasket): Promise<Outcome> {
  const refused = intent.state.intent;
  intent.withdraw();
  if (!refused || error.status === null || error.kind === 'unauthorized') {
    return { kind: 'refused', error };
  }
  intent.lock();
  const [active] = await Promise.all([lookAtOrders(), refreshPrices()]);
  const found = typeof active !== 'string' && findSent(active, refused);
  if (found) {
    acceptOrder(found, refused);
    return { kind: 'accepted', orderId: found.id };
  }
  const changes = changesSince(seen);
  return changes.length > 0 ? { kind: 'changed', seen, changes } : { kind: 'refused', error };
}

/** Writes the intent down: from here on the order may have reached the server. */
function begin(request: OrderRequest, pressedAt: number): intent.Intent {
  const wish = wishFor(request, intent.state.intent, pressedAt);
  intent.begin(wish);
  // The wait begins now.
  isOnItsWay();
  return wish;
}

/**
 * A wish that was not granted keeps its key when it is wished again; a changed one is another. The key
 * comes from the basket, so that a window that knows nothing of this one sends the same.
 */
function wishFor(
  request: OrderRequest,
  before: intent.Intent | null,
  pressedAt: number,
): intent.Intent {
  const { earlier = [], ...last } = before ?? {};
  const unseen = 'key' in last ? [...earlier, last] : [];
  const again = unseen.findLast((sent) => wishIn(sent.request) === wishIn(request));
  const others = unseen.filter((sent) => sent !== again);
  if (again) return { ...again, request, tries: again.tries + 1, earlier: others };
  const knownIds = [
    ...new Set([...Object.keys(orders.state.known), ...orders.state.active.map(({ id }) => id)]),
  ];
  const key = wishKey(cart.state.id, request);
  const isBlind = !areOrdersKnown(pressedAt);
  return { key, knownIds, isBlind, request, tries: 1, earlier: others };
}

const isPreparing = (): boolean => intent.state.status === 'preparing';

const isDisappointing = ({ kind }: Outcome): boolean =>
  kind !== 'accepted' && kind !== 'checking' && kind !== 'ignored';
