import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';

/** A product that cannot be delivered, in an order that is: it is said, and pick-up offered where there is any. */
export function NotDelivered() {
  const instead = pickUpInsteadAction();
  return (
    <Banner
      tone="warning"
      icon="bike"
      title={t('product.notDelivered')}
      action={instead ?? undefined}
    >
      {instead && t('product.notDeliveredText')}
    </Banner>
  );
}
