import type { Choice } from '../domain/cart';
import type { Product } from '../domain/catalog';
import { t } from '../i18n/t';
import * as cart from '../stores/cart';
import * as toasts from '../stores/toasts';
import { wired } from './wiring';

/** Puts a product into the basket; the hand feels it, and a limit of the stock is said. */
export function addToBasket(product: Product, choices: readonly Choice[] = [], count = 1): void {
  feel(cart.add(product, choices, count).limited, product);
}

/** Sets a line's count. */
export function setLineCount(key: string, count: number, product: Product | null): void {
  feel(cart.setCount(key, count, product).limited, product);
}

/** Gives a line the choices and the count that were made anew for it. */
export function changeLine(
  key: string,
  product: Product,
  choices: readonly Choice[],
  count: number,
): void {
  feel(cart.rechoose(key, product, choices, count).limited, product);
}

/** Takes one piece of a product out again: the minus of a card. */
export function takeFromBasket(productId: string): void {
  cart.takeOne(productId);
  wired().telegram.haptic('select');
}

/** Removes a line and offers to bring it back. */
export function removeLine(key: string, name: string): void {
  const undo = cart.remove(key);
  if (!undo) return;
  wired().telegram.haptic('select');
  toasts.show(t('basket.removed', { name }), { action: { text: t('common.undo'), onPress: undo } });
}

/** Empties the basket after asking, and offers to fill it again. */
export async function clearBasket(): Promise<void> {
  const sure = await wired().telegram.confirm({
    title: t('basket.clearQuestion'),
    message: t('basket.clearText'),
    ok: t('common.clear'),
    cancel: t('common.cancel'),
    destructive: true,
  });
  if (!sure) return;
  const undo = cart.clear();
  toasts.show(t('basket.cleared'), { action: { text: t('common.undo'), onPress: undo } });
}

function feel(limited: boolean, product: Product | null): void {
  const { telegram } = wired();
  telegram.haptic(limited ? 'failure' : 'add');
  if (!limited) return;
  toasts.show(
    product?.amount ? t('product.onlyLeft', { count: product.amount }) : t('product.notEnough'),
    { tone: 'bad' },
  );
}
