import { useDeferredValue, useState } from 'react';
import { useSnapshot } from 'valtio';
import { showMoney } from '../i18n/show';
import { plural, t } from '../i18n/t';
import { useBasket } from '../stores/basket/basket';
import * as cart from '../stores/basket/cart';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = {
  /** how many products were in the basket when the page came up: they are no news */
  before: number;
};

/**
 * What has become of the basket, for those who listen, whatever is on screen: those who look see its
 * bar. Stands in a live region that was there before, since this may come after the first product.
 */
export function BasketAnnouncer({ before }: Props) {
  // Behind the frame that shows it: the first sentence takes a slow phone a hundredth of a second.
  const { lines } = useDeferredValue(useSnapshot(cart.state));
  const { totals } = useDeferredValue(useBasket());
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const [known, setKnown] = useState({ count: before, isNews: false });
  if (known.count !== count) setKnown({ count, isNews: true });
  if (!known.isNews) return null;
  return (
    <VisuallyHidden>
      {count > 0 ? sentence(count, totals.totalPrice) : t('basket.empty')}
    </VisuallyHidden>
  );
}

const sentence = (count: number, price: number): string =>
  `${t('home.basket')}: ${plural('basket.products', count)}, ${showMoney(price)}`;
