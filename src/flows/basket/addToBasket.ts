import type { Choice } from '../../domain/basket/cart';
import type { Product } from '../../domain/catalog/catalog';
import { lineMaximum } from '../../domain/catalog/stock';
import { t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** Puts a product into the basket; the hand feels it, and a limit is said. */
export function addToBasket(product: Product, choices: readonly Choice[] = [], count = 1): void {
  giveHaptic(cart.add(product, choices, count).limited, product);
}

/** Takes one piece of a product out again: the minus of a card. */
export function takeFromBasket(productId: string): void {
  cart.takeOne(productId);
  services().telegram.haptic('select');
}

/** What the hand feels when something was added, and the word about a limit. */
export function giveHaptic(limited: boolean, product: Product | null): void {
  const { telegram } = services();
  telegram.haptic(limited ? 'failure' : 'add');
  if (!limited) return;
  const maximum = product ? lineMaximum(product) : 0;
  toasts.show(maximum > 0 ? t('product.onlyLeft', { count: maximum }) : t('product.notEnough'), {
    tone: 'bad',
  });
}
