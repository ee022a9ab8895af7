import { type Change, changesBetween, type PricedBasket } from '../../domain/basket/basketChanges';
import * as limits from '../../domain/limits';
import { readBasket } from '../../stores/basket/basket';
import * as branches from '../../stores/branches/branches';
import * as draft from '../../stores/order/draft';
import { loadCatalog } from '../catalog/loadCatalog';
import { ensureQuote } from '../delivery/quoteDelivery';
import { loadOrderSettings } from '../order/loadOrderRules';
import { refreshPromo } from '../promo/promos';
import { refreshProfile } from '../session/signIn';

/** The basket with current prices and branch: what the user agrees to by pressing order. */
export function readPriced(): PricedBasket {
  const { lines, totals } = readBasket();
  return { lines, totals, branchId: branches.state.nearestId };
}

/**
 * Refreshes everything a total depends on: catalogue, fees, promo and cashback, then the delivery's
 * branch and tariff. A catalogue that fails or is slow keeps its old state and does not block
 * ordering, since the server decides; a missing delivery quote does.
 */
export async function refreshPrices(): Promise<'ready' | 'failed' | 'noBranch'> {
  const requests = [loadCatalog(), loadOrderSettings(), refreshBalance(), refreshPromo()];
  await Promise.race([Promise.all(requests), timeout()]);
  return ensureQuote({ force: true });
}

/** Changes since the user saw `seen`. */
export const changesSince = (seen: PricedBasket): Change[] => changesBetween(seen, readPriced());

async function refreshBalance(): Promise<void> {
  if (draft.state.cashback > 0) await refreshProfile();
}

const timeout = () => new Promise((resume) => setTimeout(resume, limits.pricePatienceMs));
