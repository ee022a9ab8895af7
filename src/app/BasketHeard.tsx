import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { showMoney } from '../i18n/show';
import { plural, t } from '../i18n/t';
import { useBasket } from '../stores/basket';
import * as cart from '../stores/cart';
import { Heard } from '../ui/Heard';

/**
 * Tells those who listen what has become of the basket, whatever is on screen: those who look see its
 * bar. What was in it when the page came up is no news.
 */
export function BasketHeard() {
  const { lines } = useSnapshot(cart.state);
  const { totals } = useBasket();
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const [known, setKnown] = useState({ count, isNews: false });
  if (known.count !== count) setKnown({ count, isNews: true });
  return (
    <div role="status">
      {known.isNews && (
        <Heard>{count > 0 ? sentence(count, totals.totalPrice) : t('basket.empty')}</Heard>
      )}
    </div>
  );
}

const sentence = (count: number, price: number): string =>
  `${t('home.basket')}: ${plural('basket.products', count)}, ${showMoney(price)}`;
