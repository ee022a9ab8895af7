import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { shopPhone } from '../../flows/branches/shopPhone';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { Button } from '../../ui/Button';

/** The phone of the branch, else of the merchant, where the app cannot help. */
export function CallShop({ order }: { order: Pick<Order, 'branchPhone'> }) {
  const { links } = useSnapshot(merchant.state).settings;
  const phone = shopPhone(order.branchPhone) ?? shopPhone(links.phone);
  if (!phone) return null;
  return (
    <Button kind="text" isSmall icon="phone" href={phone.href}>
      {t('payment.call')}
    </Button>
  );
}
