import { ref } from 'valtio/vanilla';
import { pageSetting } from '../../device/pageSetting';
import type { Money } from '../../domain/basket/pricing';
import type { DistanceUnit } from '../../domain/geo/distance';
import type { Localized } from '../../domain/text/language';
import { defineStore } from '../defineStore';

type DeliveryState = {
  /**
   * `idle`: no delivery, or no address yet; `asking`: a price is being requested, including the
   * debounce; `stale`: it could not be fetched, and the last price for this place applies (§8);
   * `unpriced`: none is known, and the shop tells it; `failed`: none is known, and nothing can be
   * ordered; `noBranch`: no branch delivers to the address; `withoutToken`: the server quotes only
   * signed-in customers
   */
  status:
    | 'idle'
    | 'asking'
    | 'ready'
    | 'stale'
    | 'unpriced'
    | 'failed'
    | 'noBranch'
    | 'withoutToken';
  /** the server's localized reason for `failed`; null when it gave none */
  reason: Localized | null;
  /** whether the server responded to the last request, even with a refusal */
  isAnswered: boolean;
  /** tariff id for the order; null when there is none */
  tariffId: string | null;
  price: Money;
  /**
   * fingerprint of the request that this price belongs to; outdated when the current one differs
   */
  question: string | null;
  /** the address and branch that this price was quoted for; null without a quote */
  pricedFor: string | null;
};

const blank = (): DeliveryState => ({
  status: 'idle',
  reason: null,
  isAnswered: true,
  tariffId: null,
  price: 0,
  question: null,
  pricedFor: null,
});

/** The delivery price for the chosen address (§4, delivery recalculation). */
export const state = defineStore('session', blank);

export function setAsking() {
  state.status = 'asking';
}

/**
 * §8: the tariff request failed, and the price is unchanged. One that was quoted for this place
 * applies; its tariff only if nothing else has changed either.
 */
export function keepPrice(question: string, pricedFor: string): boolean {
  if (state.pricedFor !== pricedFor) return false;
  const tariffId = state.question === question ? state.tariffId : null;
  Object.assign(state, { status: 'stale', reason: null, tariffId });
  return true;
}

/** No price can be known: the shop tells it. */
export function setUnpriced() {
  clearTariff('unpriced');
  Object.assign(state, { price: 0, pricedFor: null });
}

/** §8: the price stays, but a tariff of another request does not apply. */
export function setFailed(reason: Localized | null, isAnswered = true) {
  clearTariff('failed');
  state.isAnswered = isAnswered;
  state.reason = reason && ref(reason);
}

/** `pricedFor`: the place of the quote; null for the price of an empty basket. */
export function setTariff(
  tariffId: string | null,
  price: Money,
  question: string,
  pricedFor: string | null,
) {
  Object.assign(state, { status: 'ready', reason: null, tariffId, price, question, pricedFor });
}

/** §4: without coordinates the tariff is cleared; the price stays until the next quote. */
export function clearTariff(status: 'idle' | 'unpriced' | 'failed' | 'noBranch' | 'withoutToken') {
  Object.assign(state, { status, reason: null, tariffId: null, question: null });
}

/** The unit of the server's distances as the deployment names it; null: found out by comparison. */
export function readDistanceUnit(): DistanceUnit | null {
  const unit = pageSetting(document, 'VITE_DISTANCE_UNIT') || import.meta.env.VITE_DISTANCE_UNIT;
  return unit === 'm' || unit === 'km' ? unit : null;
}
