import { storage } from '../../device/storages';
import type { Catalog } from '../../domain/catalog/catalog';
import { countsStock } from '../../domain/catalog/keptStock';
import * as merchant from '../merchant';

/**
 * Whether the merchant was seen with stock, in this catalogue or one before it on this device. Nothing is remembered
 * while the merchant's id is not known: shops would share it.
 */
export function keepsStock(found: Catalog): boolean {
  const id = merchant.state.merchant?.id;
  const key = `stock:${id}`;
  const wasKept = id !== undefined && storage.read(key, (kept) => kept === true) === true;
  const isKept = wasKept || countsStock(found);
  if (isKept && !wasKept && id !== undefined) storage.write(key, true);
  return isKept;
}
