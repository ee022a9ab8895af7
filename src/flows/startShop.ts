import type { MerchantKey } from '../domain/host';
import { showStartLanguage } from './changeLanguage';
import { loadCatalog } from './loadCatalog';
import { loadMerchant } from './loadMerchant';
import { loadSettings } from './loadSettings';

/** From an address to a shop in which one can order; what fails on the way is said where it shows. */
export async function startShop(address: MerchantKey | null): Promise<void> {
  // Who is there and where the branches are is nothing that the first products wait for.
  const settling = import('./settleIn');
  const hasShop = await loadMerchant(address);
  await showStartLanguage();
  if (!hasShop) return;
  const shop = Promise.all([loadCatalog(), loadSettings().then(showStartLanguage)]);
  await (await settling).settleIn();
  await shop;
}
