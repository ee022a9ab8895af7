import { subscribe } from 'valtio/vanilla';
import { calculateTariff } from '../../api/deliveries';
import { failureKind } from '../../api/failureKind';
import type { ApiError } from '../../api/result';
import { watchConnection } from '../../device/connection';
import { isPlaced } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { type QuoteRequest, readQuoteRequest } from '../../stores/delivery/quoteRequest';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import * as table from '../../stores/table/table';
import { services } from '../services';
import { askBranch, tariffRequest } from './askBranch';
import { resolveBranch } from './resolveBranch';

type InFlight = { fingerprint: string; done: Promise<void> };

/** The request in flight; responses to any other are dropped. */
let inFlight: InFlight | null = null;

/**
 * Requests the closest branch to the order's address and the delivery price from there (§4,
 * delivery recalculation). Only the latest request counts, and only while the order still matches
 * it: a slow response never overwrites a newer address or basket.
 *
 * §8: without a closest branch the branch is cleared; when the server fails to quote, the price that
 * was known for this place stays. Of an address without coordinates the shop
 * tells it (§4; settled: a price that is not known). Never throws; the outcome is in `stores/delivery/deliveryQuote`.
 */
export function quoteDelivery(): Promise<void> {
  resolveBranch();
  const request = readQuoteRequest();
  if (request === null) {
    inFlight = null;
    deliveryQuote.clearTariff('idle');
    return Promise.resolve();
  }
  const { fingerprint } = request;
  if (inFlight?.fingerprint === fingerprint) return inFlight.done;
  deliveryQuote.setAsking();
  const own: InFlight = { fingerprint, done: Promise.resolve() };
  inFlight = own;
  const isCurrent = () => inFlight === own && readQuoteRequest()?.fingerprint === fingerprint;
  own.done = requestQuote(request, isCurrent).finally(() => {
    if (inFlight === own) inFlight = null;
  });
  return own.done;
}

/**
 * Ensures that branch and tariff match the current order, even when the basket changes meanwhile;
 * `force` requests them again even if they do. `ready` at once for an order that is not delivered.
 * `noBranch`: nobody delivers there, or no address is set.
 */
export async function ensureQuote({
  force = false,
} = {}): Promise<'ready' | 'failed' | 'noBranch'> {
  if (readServiceType() !== 'DELIVERY') return 'ready';
  let tries = force || !isQuoteCurrent() ? 3 : 0;
  while (tries > 0) {
    tries -= 1;
    const before = readQuoteRequest()?.fingerprint;
    await quoteDelivery();
    if (before === readQuoteRequest()?.fingerprint) break;
  }
  const { status } = deliveryQuote.state;
  if (isQuoteCurrent() || status === 'stale' || status === 'unpriced') return 'ready';
  return status === 'noBranch' || status === 'idle' ? 'noBranch' : 'failed';
}

/** Whether the known branch and tariff match the current order. */
export function isQuoteCurrent(): boolean {
  const { status, question } = deliveryQuote.state;
  return status === 'ready' && question === readQuoteRequest()?.fingerprint;
}

async function requestQuote(request: QuoteRequest, isCurrent: () => boolean): Promise<void> {
  const { merchantId, address, productPrice, isEmpty, hasToken, fingerprint } = request;
  // §4: an address without coordinates has no nearest branch and no tariff.
  if (!isPlaced(address)) return deliveryQuote.setUnpriced();
  const { branchError, branch, available } = await askBranch(merchantId, address);
  if (!isCurrent()) return;
  branches.setClosest(address, available);
  resolveBranch();
  if (branchError?.status === 404 || (branch && !available)) deliveryQuote.clearTariff('noBranch');
  else if (branchError)
    deliveryQuote.setFailed(branchError.description, isServerResponse(branchError));
  else if (isEmpty) deliveryQuote.setTariff(null, 0, fingerprint, null);
  else if (!hasToken) deliveryQuote.clearTariff('withoutToken');
  else if (productPrice !== null) {
    const [error, tariff] = await calculateTariff(
      services().http,
      tariffRequest(address, productPrice, branch),
    );
    if (!isCurrent()) return;
    const pricedFor = JSON.stringify([branch.id, address.latitude, address.longitude]);
    if (!error) deliveryQuote.setTariff(tariff.id, tariff.price, fingerprint, pricedFor);
    else if (isServerResponse(error) && deliveryQuote.keepPrice(fingerprint, pricedFor)) return;
    else deliveryQuote.setFailed(error.description, isServerResponse(error));
  } else if (catalog.state.status === 'failed') deliveryQuote.setFailed(null);
  // Otherwise the catalogue is still loading, and will trigger a new request.
}

/**
 * False for an HTML page or a truncated response from a proxy: the server itself was not reached.
 */
const isServerResponse = (error: ApiError): boolean => failureKind(error) !== 'unknown';

type Stop = () => void;

/** Everything that the branch or the delivery price may depend on. */
const watched = [
  branches.state,
  cart.state,
  catalog.state,
  draft.state,
  merchant.state,
  session.state,
  table.state,
];

/**
 * Keeps branch and delivery price in sync with the order while the shop is open.
 *
 * §4 recalculates them "on any page except the basket with an address set … on the basket too",
 * that is, everywhere once an address is set. Here they follow changes of address, service, basket,
 * user and merchant instead of pages: one request per change, and the price is usually there before
 * the basket opens. Requests are debounced, so ten taps on plus are one; the price counts as being
 * requested during the delay. A failed quote is retried when the device comes back online or the
 * page becomes visible.
 */
export function watchDelivery(): Stop {
  let lastFingerprint: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    resolveBranch();
    const fingerprint = readQuoteRequest()?.fingerprint ?? null;
    if (fingerprint === lastFingerprint) return;
    lastFingerprint = fingerprint;
    clearTimeout(timer);
    if (fingerprint === null) return void quoteDelivery();
    deliveryQuote.setAsking();
    timer = setTimeout(() => void quoteDelivery(), limits.quoteDelayMs);
  };
  const retry = () => {
    if (deliveryQuote.state.status === 'failed') void quoteDelivery();
  };
  const stops: Stop[] = [
    ...watched.map((state) => subscribe(state, onChange)),
    watchConnection(window, (isOnline) => isOnline && retry()),
    services().telegram.onVisible(retry),
    () => clearTimeout(timer),
  ];
  onChange();
  return () => {
    for (const stop of stops) stop();
  };
}
