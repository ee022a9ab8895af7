import { proxy, ref } from 'valtio/vanilla';
import type { Money } from '../../domain/basket/pricing';
import type { Localized } from '../../domain/text/language';

type DeliveryState = {
  /**
   * `idle`: nothing is delivered, or nowhere yet; `asking` while a price is on its way, also in the
   * moment before it is asked for; `failed`: it could not be told, and what was known stays (§8);
   * `noBranch`: nobody delivers to the chosen address; `withoutToken`: the server tells the price to
   * a customer who is logged in only
   */
  status: 'idle' | 'asking' | 'ready' | 'failed' | 'noBranch' | 'withoutToken';
  /** the server's own sentence why it `failed`, null when it gave none */
  reason: Localized | null;
  /** whether the server has answered the last question, be it with a no */
  isAnswered: boolean;
  /** the tariff that the order names, null when there is none */
  tariffId: string | null;
  price: Money;
  /** what was asked about when this price was given; another question makes it out of date */
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

/** What the delivery to the chosen address costs (§4, delivery recalculation). */
export const state = proxy(blank());

export function setAsking() {
  state.status = 'asking';
}

/** §8: the price stays as it was. A tariff of another question is none of this one's. */
export function setFailed(reason: Localized | null, isAnswered = true) {
  clearTariff('failed');
  state.isAnswered = isAnswered;
  state.reason = reason && ref(reason);
}

export function setTariff(tariffId: string | null, price: Money, question: string) {
  Object.assign(state, { status: 'ready', reason: null, tariffId, price, question });
}

/** §4: without coordinates the tariff is nobody's any more; the price stays until another is told. */
export function clearTariff(status: 'idle' | 'failed' | 'noBranch' | 'withoutToken') {
  Object.assign(state, { status, reason: null, tariffId: null, question: null });
}

export function reset() {
  Object.assign(state, blank());
}
