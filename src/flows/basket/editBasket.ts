import type { Choice } from '../../domain/basket/cart';
import type { Product } from '../../domain/catalog/catalog';
import { plural, t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import * as toasts from '../../stores/toasts';
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
  giveHaptic(cart.rechoose(key, product, choices, count).limited, product);
}

/** Removes a line and offers undo. */
export function removeLine(key: string, name: string): void {
  const undo = cart.remove(key);
  if (!undo) return;
  services().telegram.haptic('select');
  // The product may have no name.
  toasts.show(t('basket.removed', { name: name || plural('basket.products', 1) }), {
    action: { text: t('common.undo'), onPress: undo },
  });
}

/** Removes several lines at once and offers undo. */
export function removeLines(keys: readonly string[], names: string): void {
  const removed = keys.flatMap((key) => cart.remove(key) ?? []);
  if (removed.length === 0) return;
  services().telegram.haptic('select');
  const undo = () => {
    for (const restore of [...removed].reverse()) restore();
  };
  toasts.show(t('basket.removed', { name: names || plural('basket.products', keys.length) }), {
    action: { text: t('common.undo'), onPress: undo },
  });
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
  toasts.show(t('basket.cleared'), { action: { text: t('common.undo'), onPress: undo } });
}
