import { useSnapshot } from 'valtio';
import { formatTime } from '../../domain/time/dates';
import { refreshOrder } from '../../flows/order/trackOrders';
import { timeZone } from '../../flows/platform';
import { plural, t } from '../../i18n/t';
import * as orderLoads from '../../stores/order/orderLoads';
import { Banner } from '../../ui/Banner';

/** Says that an order could not be refreshed, and how old the data is. */
export function StaleNotice({ orderId }: { orderId: string }) {
  const fresh = useSnapshot(orderLoads.state).orders[orderId];
  if (!fresh || fresh.status === 'ready') return null;
  const { toldAt, askedAt } = fresh;
  const minutes = toldAt === null ? 0 : Math.floor((askedAt - toldAt) / 60_000);
  const text = toldAt === null ? '' : t('orders.asOf', { time: formatTime(toldAt, timeZone()) });
  return (
    <Banner
      tone="warning"
      icon="offline"
      title={t(fresh.status === 'missing' ? 'orders.missing' : 'orders.stale')}
      action={{ text: t('common.retry'), onPress: () => void refreshOrder(orderId) }}
      isLive
    >
      {text && (
        <p>
          {minutes > 0
            ? t('orders.asOfWithAge', { text, age: plural('orders.minutesAgo', minutes) })
            : text}
        </p>
      )}
    </Banner>
  );
}
