import { subscribe } from 'valtio/vanilla';
import { watchConnection } from '../../device/connection';
import * as limits from '../../domain/limits';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { readQuoteRequest } from '../../stores/delivery/quoteRequest';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import * as table from '../../stores/table/table';
import { services } from '../services';
import { quoteDelivery } from './quoteDelivery';
import { resolveBranch } from './resolveBranch';

type Stop = () => void;

/** Everything that the branch or the delivery price may depend on. */
const watched = [branches, cart, catalog, draft, merchant, session, table];

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
    ...watched.map(({ state }) => subscribe(state, onChange)),
    watchConnection(window, (isOnline) => isOnline && retry()),
    services().telegram.onVisible(retry),
    () => clearTimeout(timer),
  ];
  onChange();
  return () => {
    for (const stop of stops) stop();
  };
}
