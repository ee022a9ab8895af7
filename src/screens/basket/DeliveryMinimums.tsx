import { missingForDelivery, missingProducts } from '../../domain/delivery/minimumOrder';
import type { Totals } from '../../domain/order/order';
import type { OrderFees } from '../../domain/order/orderSettings';
import { showMoney } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { MinimumBar } from './MinimumBar';

type Props = {
  totals: Pick<Totals, 'productPrice' | 'productCount'>;
  settings: Pick<OrderFees, 'minimalDeliveryPrice' | 'minimalDeliveryCount'>;
};

/**
 * What is missing to a delivery's minimum amount and number of products (§5); nothing once both are
 * met.
 */
export function DeliveryMinimums({ totals, settings }: Props) {
  const { minimalDeliveryPrice, minimalDeliveryCount } = settings;
  const missing = missingForDelivery(totals, settings);
  const products = missingProducts(totals, settings);
  return (
    <>
      {missing > 0 && (
        <MinimumBar
          value={totals.productPrice}
          least={minimalDeliveryPrice}
          missing={t('basket.missingForDelivery', { amount: showMoney(missing) })}
          minimum={t('basket.minimum', { amount: showMoney(minimalDeliveryPrice) })}
        />
      )}
      {products > 0 && (
        <MinimumBar
          value={totals.productCount}
          least={minimalDeliveryCount}
          missing={plural('basket.missingProducts', products)}
          minimum={plural('basket.minimumProducts', minimalDeliveryCount)}
        />
      )}
    </>
  );
}
