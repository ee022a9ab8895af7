import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket/basket';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { useBasketPosition } from './useBasketPosition';

/** The main action that leads to the basket; undefined while it is empty or disabled. */
export function useBasketAction(): MainActionSpec | undefined {
  const { lines, totals } = useBasket();
  const { place, path } = useBasketPosition();
  if (place === null || lines.length === 0) return undefined;
  return {
    text: t('home.basket'),
    detail: showMoney(totals.totalPrice),
    onPress: () => openSheet(path),
  };
}
