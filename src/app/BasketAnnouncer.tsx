import { useDeferredValue, useState } from 'react';
import { useSnapshot } from 'valtio';
import { goodsPrice } from '../domain/basket/totals';
import { labelled, listOf } from '../i18n/phrases';
import { showMoney } from '../i18n/show';
import { plural, t } from '../i18n/t';
import { useBasket } from '../stores/basket/basket';
import * as cart from '../stores/basket/cart';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { basketAtStart } from './basketAtStart';

/**
 * Announces basket changes to screen readers, whatever is on screen. The live region around it is
 * mounted earlier, because this component may load after the first product has been added.
 */
export function BasketAnnouncer() {
  // Deferred past the visible update: the first announcement takes about 10 ms on a slow phone.
  const { lines } = useDeferredValue(useSnapshot(cart.state));
  const { totals } = useDeferredValue(useBasket());
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const [known, setKnown] = useState({ count: basketAtStart(), isNews: false });
  if (known.count !== count) setKnown({ count, isNews: true });
  if (!known.isNews) return null;
  return (
    <VisuallyHidden>
      {count > 0 ? basketText(count, goodsPrice(totals)) : t('basket.empty')}
    </VisuallyHidden>
  );
}

const basketText = (count: number, price: number): string =>
  labelled(t('home.basket'), listOf([plural('basket.products', count), showMoney(price)]));
