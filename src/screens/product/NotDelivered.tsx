import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';

/** A product that cannot be delivered in a delivery order; offers pickup if available. */
export function NotDelivered() {
  const pickUpAction = pickUpInsteadAction();
  return (
    <Banner
      tone="warning"
      icon="bike"
      title={t('product.notDelivered')}
      action={pickUpAction ?? undefined}
    >
      {pickUpAction && t('product.notDeliveredText')}
    </Banner>
  );
}
