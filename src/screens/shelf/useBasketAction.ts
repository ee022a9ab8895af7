import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket';
import type { MainActionSpec } from '../../ui/bottomButtonHost';

const open = () => openSheet(paths.basket);

/** The way to the basket as a screen's next action; none while the basket is empty. */
export function useBasketAction(): MainActionSpec | undefined {
  const { lines, totals } = useBasket();
  if (lines.length === 0) return undefined;
  return { text: t('home.basket'), detail: showMoney(totals.totalPrice), onPress: open };
}
