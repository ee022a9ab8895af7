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

/** Takes one piece of a product out again: the minus of a card. */
export function takeFromBasket(productId: string): void {
  cart.takeOne(productId);
  wired().telegram.haptic('select');
}

/** What the hand feels when something was added, and the word about a limit of the stock. */
export function feel(limited: boolean, product: Product | null): void {
  const { telegram } = wired();
  telegram.haptic(limited ? 'failure' : 'add');
  if (!limited) return;
  toasts.show(
    product?.amount ? t('product.onlyLeft', { count: product.amount }) : t('product.notEnough'),
    { tone: 'bad' },
  );
}
