import { buildOf } from '../../device/build';
import { storage } from '../../device/storages';
import type { Catalog } from '../../domain/catalog/catalog';
import { isCatalog } from '../../domain/catalog/catalogShape';
import type { Channel, MerchantSettings } from '../../domain/merchant';
import { isSettings } from '../../domain/merchantShape';
import { oneOf, readAs, record, text } from '../../domain/shape';
import * as catalog from '../catalog/catalog';
import * as merchant from '../merchant';

/**
 * Snapshot of the last visit to a merchant's shop: shown at once and verified in the background.
 * Valid only for the build that wrote it, since shapes may change.
 */
type LastVisit = {
  build: string;
  channel: Channel;
  settings: MerchantSettings;
  catalog: Catalog;
};

/** Size limit in characters, so that the snapshot does not crowd the basket out of storage. */
const maxLength = 1_500_000;
/** So many products are larger, and writing them down to measure them takes a tenth of a second. */
const maxProducts = 4000;

const isVisit = record<LastVisit>({
  build: text,
  channel: oneOf('TG', 'WEB', 'QR', 'CLICK'),
  settings: isSettings,
  catalog: isCatalog,
});

/** Restores settings and catalogue from the snapshot, if valid. */
export function recall(merchantId: string): void {
  const stored = storage.read(`shop:${merchantId}`, readAs(isVisit));
  if (!stored?.build || stored.build !== buildOf(document)) return;
  if (stored.channel !== merchant.state.channel) return;
  merchant.setSettings(stored.settings);
  catalog.setCatalog(stored.catalog);
}

/** Stores the snapshot once the shop is fully loaded. */
export function keep(merchantId: string): void {
  const { settings, hasSettings, channel } = merchant.state;
  if (!hasSettings || catalog.state.status !== 'ready') return;
  const build = buildOf(document);
  const visit: LastVisit = { build, channel, settings, catalog: catalog.state.catalog };
  const isLarge =
    visit.catalog.products.length > maxProducts || JSON.stringify(visit).length > maxLength;
  if (isLarge) storage.remove(`shop:${merchantId}`);
  else storage.write(`shop:${merchantId}`, visit);
}
