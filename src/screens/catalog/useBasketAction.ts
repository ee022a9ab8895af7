import { goodsPrice } from '../../domain/basket/totals';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket/basket';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { useBasketPosition } from './useBasketPosition';

/**
 * The main action that leads to the basket, with the price of the goods: fees and delivery are
 * explained in the basket. Undefined while it is empty or disabled.
 */
export function useBasketAction(): MainActionSpec | undefined {
  const { lines, totals } = useBasket();
  const { place, path } = useBasketPosition();
  if (place === null || lines.length === 0) return undefined;
  return {
    text: t('home.basket'),
    detail: showMoney(goodsPrice(totals)),
    onPress: () => openSheet(path),
  };
}
