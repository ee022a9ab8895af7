import type { Money } from '../../domain/basket/pricing';
import { missingForDelivery, missingProducts } from '../../domain/delivery/minimumOrder';
import * as catalog from '../catalog/catalog';
import { createSelector } from '../createSelector';
import { readServiceType } from '../delivery/serviceType';
import * as merchant from '../merchant';
import * as storedFees from '../order/storedFees';
import { basketSources, readBasket } from './basket';

/**
 * What the basket lacks to a delivery's minimum amount and number of products; 0 for nothing (§5).
 * `isCertain`: the server has said so on this visit; what an earlier one was told forbids nothing.
 */
type Shortage = { amount: Money; products: number; isCertain: boolean };

/** Nothing is missing where nothing is delivered, and where the prices or the minimums are not known. */
export const { use: useShortage } = createSelector(
  [storedFees.state, ...basketSources],
  (): Shortage => {
    const { orderSettings } = merchant.state;
    const isCertain = storedFees.state.areCurrent;
    const { lines, totals } = readBasket();
    const isPriced = catalog.state.status === 'ready' && lines.length > 0;
    if (readServiceType() !== 'DELIVERY' || !orderSettings || !isPriced) {
      return { amount: 0, products: 0, isCertain };
    }
    return {
      amount: missingForDelivery(totals, orderSettings),
      products: missingProducts(totals, orderSettings),
      isCertain,
    };
  },
);
