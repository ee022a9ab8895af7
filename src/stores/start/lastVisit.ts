import * as v from 'valibot';
import { buildOf } from '../../device/build';
import { storage } from '../../device/storages';
import { catalogSchema } from '../../domain/catalog/catalogSchema';
import { channels } from '../../domain/merchant';
import { matches, text } from '../../domain/schema';
import { settingsSchema } from '../../domain/settingsSchema';
import * as catalog from '../catalog/catalog';
import * as merchant from '../merchant';

/**
 * Snapshot of the last visit to a merchant's shop: shown at once and verified in the background.
 * Valid only for the build that wrote it, since shapes may change.
 */
const lastVisit = v.object({
  build: text,
  channel: v.picklist(channels),
  settings: settingsSchema,
  catalog: catalogSchema,
});
type LastVisit = v.InferOutput<typeof lastVisit>;

const isVisit = matches(lastVisit);

/** The snapshot as it was stored: a copy would name its fields in another order than the server's answer does. */
const readVisit = (stored: unknown): LastVisit | null => (isVisit(stored) ? stored : null);

/** Size limit in characters, so that the snapshot does not crowd the basket out of storage. */
const maxLength = 1_500_000;
/** So many products are larger, and writing them down to measure them takes a tenth of a second. */
const maxProducts = 4000;

/** Restores settings and catalogue from the snapshot, if valid. */
export function recall(merchantId: string): void {
  const stored = storage.read(`shop:${merchantId}`, readVisit);
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
