import { storage } from '../../device/storages';
import type { Catalog } from '../../domain/catalog/catalog';
import { tracksStock } from '../../domain/catalog/stockTracking';
import * as merchant from '../merchant';

/**
 * Whether the merchant was seen with stock, in this catalogue or one before it on this device. Nothing is remembered
 * while the merchant's id is not known: shops would share it.
 */
export function rememberTracking(found: Catalog): boolean {
  const id = merchant.state.merchant?.id;
  const key = `stock:${id}`;
  const wasTracked = id !== undefined && storage.read(key, (stored) => stored === true) === true;
  const isTracked = wasTracked || tracksStock(found);
  if (isTracked && !wasTracked && id !== undefined) storage.write(key, true);
  return isTracked;
}
