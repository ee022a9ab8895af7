import { useSnapshot } from 'valtio';
import { missingForDelivery, missingProducts } from '../../domain/delivery/minimumOrder';
import { showMoney } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import { MinimumBar } from './MinimumBar';

/**
 * What is missing to a delivery's minimum amount and number of products (§5), right under the lines
 * that count; nothing once both are met.
 */
export function DeliveryMinimums() {
  const { totals } = useBasket();
  const { orderSettings: settings } = useSnapshot(merchant.state);
  const service = useServiceType();
  if (service !== 'DELIVERY' || !settings) return null;
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
