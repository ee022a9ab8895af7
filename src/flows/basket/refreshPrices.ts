import { type Change, changesBetween, type PricedBasket } from '../../domain/basket/basketChanges';
import { limits } from '../../domain/limits';
import { readBasket } from '../../stores/basket/basket';
import * as branches from '../../stores/branches/branches';
import * as draft from '../../stores/order/draft';
import { loadCatalog } from '../catalog/loadCatalog';
import { ensureQuote } from '../delivery/quoteDelivery';
import { loadOrderSettings } from '../order/loadOrderRules';
import { refreshPromo } from '../promo/applyPromo';
import { refreshProfile } from '../session/signIn';

/** The basket as it is priced and made at this moment: what a person who presses now agrees to. */
export function readPriced(): PricedBasket {
  const { lines, totals } = readBasket();
  return { lines, totals, branchId: branches.state.nearestId };
}

/**
 * Asks again for all that a total is made of: catalogue, fees, promo and cashback, then the branch
 * and the tariff of a delivery, whose price depends on them. A catalogue that does not come, or not
 * soon, stays as it was and keeps nobody from ordering: the server has the last word. A delivery
 * without a price of now keeps everybody from it.
 */
export async function refreshPrices(): Promise<'ready' | 'failed' | 'noBranch'> {
  const asked = [loadCatalog(), loadOrderSettings(), refreshBalance(), refreshPromo()];
  await Promise.race([Promise.all(asked), patience()]);
  return ensureQuote({ force: true });
}

/** What has changed since the person saw `seen`. */
export const changesSince = (seen: PricedBasket): Change[] => changesBetween(seen, readPriced());

async function refreshBalance(): Promise<void> {
  if (draft.state.cashback > 0) await refreshProfile();
}

const patience = () => new Promise((resume) => setTimeout(resume, limits.pricePatienceMs));
