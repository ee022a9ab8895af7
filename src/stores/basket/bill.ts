import type { Money } from '../../domain/basket/pricing';
import type { Totals } from '../../domain/order/order';
import { promoInForce } from '../../domain/promo/promo';
import { createSelector } from '../createSelector';
import * as deliveryQuote from '../delivery/deliveryQuote';
import { readServiceType } from '../delivery/serviceType';
import * as merchant from '../merchant';
import * as draft from '../order/draft';
import { basketSources, readBasket } from './basket';

/** What the basket costs, and what there is to say beside its figures; `OrderTotals` shows it. */
type Bill = {
  totals: Totals;
  /** what keeps the price of the delivery from being known; null when it is, or nothing is delivered */
  deliveryState: 'choose' | 'logIn' | 'asking' | 'failed' | 'noBranch' | null;
  /** the code behind the promo's discounts */
  promoCode: string | null;
  /** the service fee falls away above this product price; null when there is none, or no way around it */
  serviceFreeAbove: Money | null;
};

/** The bill of the basket for a component. */
export const { use: useBill } = createSelector([deliveryQuote, ...basketSources], (): Bill => {
  const { totals, promo } = readBasket();
  const { orderSettings } = merchant.state;
  const isDelivery = readServiceType() === 'DELIVERY';
  const isFree = orderSettings?.isServiceFeeFreeAboveThreshold && totals.servicePrice > 0;
  return {
    totals,
    deliveryState: isDelivery
      ? stateOf(deliveryQuote.state.status, draft.state.address !== null)
      : null,
    promoCode: promoInForce(promo)?.code ?? null,
    serviceFreeAbove: isFree ? orderSettings.serviceFeeThreshold : null,
  };
});

function stateOf(
  status: (typeof deliveryQuote.state)['status'],
  hasAddress: boolean,
): Bill['deliveryState'] {
  if (status === 'ready') return null;
  if (status === 'withoutToken') return 'logIn';
  if (status !== 'idle') return status;
  // With an address the question is about to be asked.
  return hasAddress ? 'asking' : 'choose';
}
