import { report } from '../../device/report';
import type { MerchantKey } from '../../domain/start/host';
import { loadCatalog } from '../catalog/loadCatalog';
import { importRequired } from '../lazyPart';
import { loadMerchant } from './loadMerchant';
import { loadSettings } from './loadSettings';
import { showStartLanguage } from './showStartLanguage';

type Watch = Parameters<typeof showStartLanguage>[0];

/**
 * Loads the shop for a URL; failures are shown where they occur. User and branches load only after
 * `alive`, so that no request competes with the first products and the code that renders them. `watch` is given the
 * first texts.
 */
export function startShop(
  address: MerchantKey | null,
  alive: Promise<unknown> = Promise.resolve(),
  watch?: Watch,
): Promise<void> {
  const started = start();
  return started;

  async function start(): Promise<void> {
    const hasShop = await loadMerchant(address, () => void loadOther().catch(report));
    await showStartLanguage(watch);
    if (hasShop) await loadShop(alive, watch);
  }

  /** The loaded data belongs to the remembered merchant, whose id has changed. */
  async function loadOther(): Promise<void> {
    await loadShop(started.catch(() => undefined));
  }
}

async function loadShop(alive: Promise<unknown>, watch?: Watch): Promise<void> {
  const shop = Promise.all([loadCatalog(), loadSettings().then(() => showStartLanguage(watch))]);
  // Home waits for its texts: if they fail to load, this start is over.
  await Promise.race([alive, shop.then(() => alive)]);
  const { loadAfterRender } = await importRequired(() => import('./loadAfterRender'));
  await loadAfterRender(shop);
  await shop;
}
