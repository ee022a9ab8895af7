import { tryOnline } from '../device/connection';
import type { MerchantKey } from '../domain/host';
import { loadCatalog } from './loadCatalog';
import { loadMerchant } from './loadMerchant';
import { loadSettings } from './loadSettings';
import { showStartLanguage } from './showStartLanguage';

/**
 * From an address to a shop in which one can order; what fails on the way is said where it shows.
 * Who is there and where the branches are comes after `alive`: nothing on the network stands beside
 * the first products and the code that brings them to life.
 */
export async function startShop(
  address: MerchantKey | null,
  alive: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const hasShop = await loadMerchant(address);
  await showStartLanguage();
  if (!hasShop) return;
  const shop = Promise.all([loadCatalog(), loadSettings().then(showStartLanguage)]);
  await alive;
  const { settleIn } = await tryOnline(window, () => import('./settleIn'));
  await settleIn();
  await shop;
}
