import type { Product } from '../../domain/catalog/catalog';
import type { Choice } from '../../domain/catalog/options';
import { lineMaximum } from '../../domain/catalog/stock';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import * as toasts from '../../stores/toasts';
import { showRemoved } from '../offerUndo';
import { services } from '../services';

/** Adds a product to the basket, with haptic feedback and a toast when a limit is hit. */
export function addToBasket(product: Product, choices: readonly Choice[] = [], count = 1): void {
  giveHaptic(cart.add(product, choices, count).limited, product);
}

/** Removes one unit of a product: the minus on a card. Offers undo where a note goes with it. */
export function takeFromBasket(product: Product): void {
  const undo = cart.takeOne(product.id);
  services().telegram.haptic('select');
  if (undo) showRemoved(showText(product.name), undo);
}

/** Haptic feedback after adding, and a toast when a limit was hit. */
export function giveHaptic(limited: boolean, product: Product | null): void {
  const { telegram } = services();
  telegram.haptic(limited ? 'failure' : 'add');
  if (!limited) return;
  const maximum = product ? lineMaximum(product) : 0;
  toasts.show(maximum > 0 ? t('product.onlyLeft', { count: maximum }) : t('product.notEnough'), {
    tone: 'bad',
  });
}
