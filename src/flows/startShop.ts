import type { MerchantKey } from '../domain/host';
import { limits } from '../domain/limits';
import * as intent from '../stores/intent';
import { showStartLanguage } from './changeLanguage';
import { loadBranches } from './loadBranches';
import { loadCatalog } from './loadCatalog';
import { loadMerchant } from './loadMerchant';
import { loadOrderRules, loadSettings } from './loadSettings';
import { signIn } from './signIn';
import { settleIntent } from './submitOrder';
import { loadActiveOrders } from './trackOrders';

/** From an address to a shop in which one can order; what fails on the way is said where it shows. */
export async function startShop(address: MerchantKey | null): Promise<void> {
  const hasShop = await loadMerchant(address);
  await showStartLanguage();
  if (!hasShop) return;
  const shop = Promise.all([
    loadCatalog(),
    loadSettings().then(showStartLanguage),
    loadBranches(),
    loadOrderRules(),
  ]);
  await signIn();
  // §4: active orders are fetched about 500 ms after load; the shop itself goes first.
  setTimeout(() => void loadActiveOrders(), limits.activeOrdersDelayMs);
  if (intent.state.status === 'checking') void settleIntent();
  await shop;
}
