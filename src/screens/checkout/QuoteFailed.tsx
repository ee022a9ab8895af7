import { changePlaceAction } from '../../flows/addresses/changePlace';
import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';

/**
 * The price of the delivery is not known, and why if the server says so: try again, pick the order
 * up, or another address.
 */
export function QuoteFailed({ reason }: { reason: string }) {
  const what = t('checkout.quoteFailed');
  return (
    <Banner
      title={reason ? what : undefined}
      tone="warning"
      isLive
      action={{ text: t('common.retry'), onPress: () => void quoteDelivery() }}
      otherActions={[pickUpInsteadAction(), changePlaceAction()]}
    >
      {reason || what}
    </Banner>
  );
}
