import type { Product } from '../../domain/catalog/catalog';
import type { Choice } from '../../domain/catalog/options';
import { t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import { rechoose } from '../../stores/basket/rechoose';
import { offerUndo, showRemoved } from '../offerUndo';
import { services } from '../services';
import { giveHaptic } from './addToBasket';

export function setLineCount(key: string, count: number, product: Product | null): void {
  giveHaptic(cart.setCount(key, count, product).limited, product);
}

/** Updates the options and count of an existing line. */
export function changeLine(
  key: string,
  product: Product,
  choices: readonly Choice[],
  count: number,
): void {
  giveHaptic(rechoose(key, product, choices, count).limited, product);
}

/** Removes a line and offers undo. */
export function removeLine(key: string, name: string): void {
  const undo = cart.remove(key);
  if (!undo) return;
  services().telegram.haptic('select');
  showRemoved(name, undo);
}

/** Removes several lines at once and offers undo. */
export function removeLines(keys: readonly string[], names: string): void {
  const removed = keys.flatMap((key) => cart.remove(key) ?? []);
  if (removed.length === 0) return;
  services().telegram.haptic('select');
  const undo = () => {
    for (const restore of [...removed].reverse()) restore();
  };
  showRemoved(names, undo, keys.length);
}

/** Clears the basket after a confirmation and offers undo. */
export async function clearBasket(): Promise<void> {
  const isConfirmed = await services().telegram.confirm({
    title: t('basket.clearQuestion'),
    message: t('basket.clearText'),
    ok: t('basket.clear'),
    cancel: t('common.cancel'),
    destructive: true,
  });
  if (!isConfirmed) return;
  const undo = cart.clear();
  offerUndo(t('basket.cleared'), undo);
}
