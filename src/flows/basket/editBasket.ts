import type { Choice } from '../../domain/basket/cart';
import type { Product } from '../../domain/catalog/catalog';
import { plural, t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { giveHaptic } from './addToBasket';

/** Sets a line's count. */
export function setLineCount(key: string, count: number, product: Product | null): void {
  giveHaptic(cart.setCount(key, count, product).limited, product);
}

/** Gives a line the choices and the count that were made again for it. */
export function changeLine(
  key: string,
  product: Product,
  choices: readonly Choice[],
  count: number,
): void {
  giveHaptic(cart.rechoose(key, product, choices, count).limited, product);
}

/** Removes a line and offers to bring it back. */
export function removeLine(key: string, name: string): void {
  const undo = cart.remove(key);
  if (!undo) return;
  services().telegram.haptic('select');
  // A server may have no name for it.
  toasts.show(t('basket.removed', { name: name || plural('basket.products', 1) }), {
    action: { text: t('common.undo'), onPress: undo },
  });
}

/** Removes several lines at once and offers to bring them back. */
export function removeLines(keys: readonly string[], names: string): void {
  const removed = keys.flatMap((key) => cart.remove(key) ?? []);
  if (removed.length === 0) return;
  services().telegram.haptic('select');
  const undo = () => {
    for (const bringBack of [...removed].reverse()) bringBack();
  };
  toasts.show(t('basket.removed', { name: names || plural('basket.products', keys.length) }), {
    action: { text: t('common.undo'), onPress: undo },
  });
}

/** Empties the basket after asking, and offers to fill it again. */
export async function clearBasket(): Promise<void> {
  const sure = await services().telegram.confirm({
    title: t('basket.clearQuestion'),
    message: t('basket.clearText'),
    ok: t('basket.clear'),
    cancel: t('common.cancel'),
    destructive: true,
  });
  if (!sure) return;
  const undo = cart.clear();
  toasts.show(t('basket.cleared'), { action: { text: t('common.undo'), onPress: undo } });
}
