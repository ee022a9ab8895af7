import { subscribe } from 'valtio/vanilla';
import { watchConnection } from '../../device/connection';
import { limits } from '../../domain/limits';
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

/** What the branch, or the price of the delivery, may depend on. */
const watched = [branches, cart, catalog, draft, merchant, session, table];

/**
 * Keeps branch and delivery price in step with the order, from the start of the shop to its end.
 *
 * §4 has them recalculated "on any page except the basket with an address set … on the basket too":
 * wherever one is, once an address is set. Here they depend on what changed and not on the page:
 * address, service, basket, person, merchant. So a price is asked for once for each change and is
 * there before the basket opens, and the basket and the checkout show the one that is asked for while
 * they are on screen. A little is waited, so that ten taps on plus are one question; meanwhile the
 * price counts as being asked. What failed is asked again when the device is back on line or the
 * page is looked at again.
 */
export function watchDelivery(): Stop {
  let seen: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    resolveBranch();
    const question = readQuoteRequest()?.fingerprint ?? null;
    if (question === seen) return;
    seen = question;
    clearTimeout(timer);
    if (question === null) return void quoteDelivery();
    deliveryQuote.setAsking();
    timer = setTimeout(() => void quoteDelivery(), limits.quoteDelayMs);
  };
  const askAgain = () => {
    if (deliveryQuote.state.status === 'failed') void quoteDelivery();
  };
  const stops: Stop[] = [
    ...watched.map(({ state }) => subscribe(state, look)),
    watchConnection(window, (isOnline) => isOnline && askAgain()),
    services().telegram.onVisible(askAgain),
    () => clearTimeout(timer),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
