import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { basketPosition } from '../../domain/basket/basketPosition';
import type { Product } from '../../domain/catalog/catalog';
import { labelled } from '../../i18n/phrases';
import { showMoney } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import { useShortage } from '../../stores/basket/shortage';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { useIsMenuOnly } from '../../stores/table/menuOnly';
import type { MainActionSpec } from '../../ui/bottomButtonHost';

/**
 * The main action that leads to the basket, with the sum that stands there once prices are known, and with
 * what is missing to a delivery. Undefined while it is empty or disabled.
 */
export function useBasketAction(): MainActionSpec | undefined {
  const { lines, totals } = useBasket();
  const { amount, products } = useShortage();
  const { place, path } = useBasketPosition();
  const isPriced = useSnapshot(catalog.state).status === 'ready';
  if (place === null || lines.length === 0) return undefined;
  const short = amount > 0 ? showMoney(amount) : plural('basket.products', products);
  const missing = amount + products > 0 && t('basket.moreToDeliver', { amount: short });
  return {
    text: missing ? labelled(t('home.basket'), missing) : t('home.basket'),
    ...(isPriced && { detail: showMoney(totals.totalPrice) }),
    onPress: () => openSheet(path),
  };
}

/**
 * Where home shows the link to the basket (`place`, null in a shop without one), and its target:
 * the checkout if the basket has no page (§3, cartPageActive).
 */
export function useBasketPosition() {
  const { settings } = useSnapshot(merchant.state);
  const path = settings.flags.cartPageActive ? paths.basket : paths.checkout;
  const isMenuOnly = useIsMenuOnly();
  return { place: isMenuOnly ? null : basketPosition(settings), path };
}

/** Tells whether a product can only be looked at: its category (§9, isWithoutCart) or the shop has no basket. */
export function useViewOnly(): (product: Pick<Product, 'categoryId'>) => boolean {
  const { categories } = useSnapshot(catalog.state).catalog;
  const hasBasket = useBasketPosition().place !== null;
  return useMemo(() => {
    const shown = categories.flatMap(({ id, isWithoutCart }) => (isWithoutCart ? id : []));
    const viewOnly = new Set<string | null>(shown);
    return ({ categoryId }) => !hasBasket || viewOnly.has(categoryId);
  }, [categories, hasBasket]);
}
