import { tryOnline } from '../../device/connection';
import { report } from '../../device/report';
import type { MerchantKey } from '../../domain/start/host';
import { loadCatalog } from '../catalog/loadCatalog';
import { loadMerchant } from './loadMerchant';
import { loadSettings } from './loadSettings';
import { showStartLanguage } from './showStartLanguage';

/**
 * From an address to a shop in which one can order; what fails on the way is said where it shows.
 * Who is there and where the branches are comes after `alive`: nothing on the network stands beside
 * the first products and the code that brings them to life.
 */
export function startShop(
  address: MerchantKey | null,
  alive: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const started = start();
  return started;

  async function start(): Promise<void> {
    const hasShop = await loadMerchant(address, () => void loadOther().catch(report));
    await showStartLanguage();
    if (hasShop) await loadShop(alive);
  }

  /** What was loaded belongs to the merchant that was remembered, which has another id now. */
  async function loadOther(): Promise<void> {
    await loadShop(started.catch(() => undefined));
  }
}

async function loadShop(alive: Promise<unknown>): Promise<void> {
  const shop = Promise.all([loadCatalog(), loadSettings().then(showStartLanguage)]);
  await alive;
  const { loadAfterRender } = await tryOnline(window, () => import('./loadAfterRender'));
  await loadAfterRender();
  await shop;
}
