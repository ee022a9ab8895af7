import { snapshot } from 'valtio/vanilla';
import { type ResolvedLine, resolveCart } from '../../domain/basket/resolveCart';
import { totals } from '../../domain/basket/totals';
import type { Totals } from '../../domain/order/order';
import { defaultOrderFees } from '../../domain/order/orderSettings';
import { type ChosenPromo, checkPromo, promoInForce } from '../../domain/promo/promo';
import * as branches from '../branches/branches';
import * as catalog from '../catalog/catalog';
import * as clock from '../clock';
import { createSelector } from '../createSelector';
import * as deliveryQuote from '../delivery/deliveryQuote';
import { readServiceType, serviceTypeSources } from '../delivery/serviceType';
import * as merchant from '../merchant';
import * as draft from '../order/draft';
import * as session from '../session/session';
import * as cart from './cart';

/** The basket resolved against the current catalogue: derived, never stored. */
export type Basket = {
  lines: readonly ResolvedLine[];
  totals: Totals;
  /** the chosen promo, if the merchant has promos; it counts in the totals only while in force */
  promo: ChosenPromo | null;
  /** some line cannot be ordered as is */
  hasProblems: boolean;
};

/** Delivery statuses in which the last known price applies. */
const pricedStatuses: readonly (typeof deliveryQuote.state.status)[] = [
  'ready',
  'asking',
  'stale',
  'failed',
];

function derive(): Basket {
  const { flags } = merchant.state.settings;
  const lines = resolveCart(
    snapshot(cart.state).lines,
    catalog.state.catalog,
    branches.state.nearestId,
    readServiceType(),
  );
  const productPrice = lines.reduce((sum, line) => sum + line.price, 0);
  const chosen = flags.promoActive ? draft.state.promo : null;
  const promo = chosen && {
    promo: chosen,
    verdict: checkPromo(chosen, { productPrice, now: clock.state.now }),
  };
  return {
    lines,
    totals: totals({
      lines,
      promo: promoInForce(promo),
      cashback: flags.cashbackActive ? draft.state.cashback : 0,
      cashbackBalance: session.state.user?.cashback ?? 0,
      // §8: the last price stays after a failure; without one it is 0.
      delivery: pricedStatuses.includes(deliveryQuote.state.status) ? deliveryQuote.state.price : 0,
      serviceType: readServiceType(),
      settings: merchant.state.orderSettings ?? defaultOrderFees,
    }),
    promo,
    hasProblems: lines.some((line) => line.problems.length > 0),
  };
}

const basket = createSelector(
  [
    branches.state,
    cart.state,
    catalog.state,
    clock.state,
    deliveryQuote.state,
    draft.state,
    merchant.state,
    session.state,
    ...serviceTypeSources,
  ],
  derive,
);

/** The current basket: `read` for flows, `use` for components. */
export const { read: readBasket, use: useBasket, sources: basketSources } = basket;
