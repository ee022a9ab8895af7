import { proxy, ref } from 'valtio/vanilla';
import type { Money } from '../../domain/basket/pricing';
import type { Localized } from '../../domain/text/language';

type DeliveryState = {
  /**
   * `idle`: no delivery, or no address yet; `asking`: a price is being requested, including the
   * debounce; `failed`: it could not be fetched, and the last price stays (§8); `noBranch`: no
   * branch delivers to the address; `withoutToken`: the server quotes only signed-in customers
   */
  status: 'idle' | 'asking' | 'ready' | 'failed' | 'noBranch' | 'withoutToken';
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
};

const blank = (): DeliveryState => ({
  status: 'idle',
  reason: null,
  isAnswered: true,
  tariffId: null,
  price: 0,
  question: null,
});

/** The delivery price for the chosen address (§4, delivery recalculation). */
export const state = proxy(blank());

export function setAsking() {
  state.status = 'asking';
}

/** §8: the price stays, but a tariff of another request does not apply. */
export function setFailed(reason: Localized | null, isAnswered = true) {
  clearTariff('failed');
  state.isAnswered = isAnswered;
  state.reason = reason && ref(reason);
}

export function setTariff(tariffId: string | null, price: Money, question: string) {
  Object.assign(state, { status: 'ready', reason: null, tariffId, price, question });
}

/** §4: without coordinates the tariff is cleared; the price stays until the next quote. */
export function clearTariff(status: 'idle' | 'failed' | 'noBranch' | 'withoutToken') {
  Object.assign(state, { status, reason: null, tariffId: null, question: null });
}

export function reset() {
  Object.assign(state, blank());
}
