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
 * What the last visit of a merchant's shop showed, so that the next one begins with it and checks it
 * behind the picture. It counts for the build that wrote it only, which knows its shapes.
 */
type LastVisit = {
  build: string;
  channel: Channel;
  settings: MerchantSettings;
  catalog: Catalog;
};

/** Longer than this, in characters, it would crowd the basket out of the storage. */
const longest = 1_500_000;

const isVisit = record<LastVisit>({
  build: text,
  channel: oneOf('TG', 'WEB', 'QR', 'CLICK'),
  settings: isSettings,
  catalog: isCatalog,
});

/** Puts settings and catalogue of the last visit into the stores, when there was one. */
export function recall(merchantId: string): void {
  const stored = storage.read(`shop:${merchantId}`, readAs(isVisit));
  if (!stored?.build || stored.build !== buildOf(document)) return;
  if (stored.channel !== merchant.state.channel) return;
  merchant.setSettings(stored.settings);
  catalog.setCatalog(stored.catalog);
}

/** Writes down what the shop shows now, when it is whole. */
export function keep(merchantId: string): void {
  const { settings, hasSettings, channel } = merchant.state;
  if (!hasSettings || catalog.state.status !== 'ready') return;
  const build = buildOf(document);
  const visit: LastVisit = { build, channel, settings, catalog: catalog.state.catalog };
  if (JSON.stringify(visit).length > longest) storage.remove(`shop:${merchantId}`);
  else storage.write(`shop:${merchantId}`, visit);
}
