import type { Money } from '../../domain/basket/pricing';
import type { Totals } from '../../domain/order/order';
import { promoInForce } from '../../domain/promo/promo';
import type { Localized } from '../../domain/text/language';
import * as branches from '../branches/branches';
import { createSelector } from '../createSelector';
import * as deliveryQuote from '../delivery/deliveryQuote';
import { readServiceType } from '../delivery/serviceType';
import * as merchant from '../merchant';
import * as draft from '../order/draft';
import * as storedFees from '../order/storedFees';
import * as session from '../session/session';
import { basketSources, readBasket } from './basket';

/** The basket's totals with the notes around them; rendered by `OrderTotals`. */
type Bill = {
  totals: Totals;
  /** why the delivery price is unknown; null when it is known or nothing is delivered */
  deliveryState: 'choose' | 'logIn' | 'asking' | 'unpriced' | 'failed' | 'noBranch' | null;
  /** the least that a branch asks for a delivery, while the price is unknown; 0 if none says */
  deliveryFrom: Money;
  /** what a city with taximeters says in place of the price; null where there is one */
  taximeter: Localized | null;
  /** code of the applied promo */
  promoCode: string | null;
  /** the server has not told yet whether it takes a service fee, as it tells nobody without a token */
  isFeeUnknown: boolean;
  /** the server has been asked for the service fee for the first time */
  isFeeLoading: boolean;
  /** product price above which the service fee is waived; null without a fee or a threshold */
  serviceFreeAbove: Money | null;
};

export const { use: useBill } = createSelector(
  [deliveryQuote.state, storedFees.state, ...basketSources],
  (): Bill => {
    const { totals, promo } = readBasket();
    const { orderSettings } = merchant.state;
    const isDelivery = readServiceType() === 'DELIVERY';
    const isFree = orderSettings?.isServiceFeeFreeAboveThreshold && totals.servicePrice > 0;
    return {
      totals,
      deliveryState: isDelivery
        ? deliveryStateOf(deliveryQuote.state.status, draft.state.address !== null)
        : null,
      deliveryFrom: leastDelivery(),
      taximeter: totals.deliveryPrice > 0 ? null : readTaximeter(),
      isFeeUnknown: orderSettings === null && session.state.token === null,
      isFeeLoading: orderSettings === null && storedFees.state.loading !== null,
      promoCode: promoInForce(promo)?.code ?? null,
      serviceFreeAbove: isFree ? orderSettings.serviceFeeThreshold : null,
    };
  },
);

function leastDelivery(): Money {
  const all = branches.state.branches.map(({ deliveryPrice }) => deliveryPrice ?? 0);
  const asked = all.filter((price) => price > 0);
  return asked.length > 0 ? Math.min(...asked) : 0;
}

function deliveryStateOf(
  status: (typeof deliveryQuote.state)['status'],
  hasAddress: boolean,
): Bill['deliveryState'] {
  if (status === 'ready' || status === 'stale') return null;
  if (status === 'withoutToken') return 'logIn';
  if (status !== 'idle') return status;
  // With an address a request is about to start.
  return hasAddress ? 'asking' : 'choose';
}

/**
 * What the city of the delivery says about its taximeter; null where deliveries have a price. The
 * city is the address's, else that of the branch.
 */
function readTaximeter(): Localized | null {
  const { address } = draft.state;
  if (readServiceType() !== 'DELIVERY' || !address) return null;
  const { cities, closest } = branches.state;
  const cityId = address.cityId ?? closest?.branch?.cityId;
  return cities.find(({ id }) => id === cityId)?.taximeter ?? null;
}
