import { useSnapshot } from 'valtio';
import type { LatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { type CourierFact, courierFact } from '../../domain/order/orderFacts';
import { awaitsShop, isFinal } from '../../domain/order/orderProgress';
import { formatTime } from '../../domain/time/dates';
import { shopPhones } from '../../flows/branches/shopPhone';
import { t } from '../../i18n/t';
import * as orderLoads from '../../stores/order/orderLoads';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { useClock } from '../catalog/useClock';
import { isAtDoor } from './orderTitle';

/** What is said of an order's courier. */
export function useCourierFact(order: Order): CourierFact | null {
  const courier = useSnapshot(orderLoads.state).couriers[order.id];
  return courierFact(order, order.courierStatus ?? courier?.status ?? null);
}

/** The courier, what is said of them, and how to contact them. */
export function OrderCourier({ order }: { order: Order }) {
  const { id, status } = order;
  const courier = useSnapshot(orderLoads.state).couriers[id];
  const spot = useCourierPlace(order);
  const fact = useCourierFact(order);
  if (fact === null) return null;
  const phone = isFinal(status) ? null : courier?.phone;
  return (
    <Section title={t('orders.courier.title')}>
      <Row
        icon="bike"
        label={courier?.name || t('orders.courier.title')}
        detail={[
          !isAtDoor(fact) && t(`orders.courier.statuses.${fact}`),
          spot && t('orders.courier.placeAt', { time: spot.time }),
        ]
          .filter(Boolean)
          .join('\n')}
      />
      {shopPhones(phone).map(({ text, href }) => (
        <Row
          key={href}
          icon="phone"
          label={t('orders.courier.call')}
          detail={text}
          href={href}
          tone="action"
        />
      ))}
    </Section>
  );
}

/** Where the courier was, and when. */
type CourierPlace = {
  place: LatLng;
  /** `hh:mm` in the merchant's time zone */
  time: string;
  isOld: boolean;
};

/**
 * The courier's last known place; null if the server reports none. Nothing is said of a courier before the
 * shop has accepted the order, and once it is over.
 */
export function useCourierPlace({ id, status }: Pick<Order, 'id' | 'status'>): CourierPlace | null {
  const courier = useSnapshot(orderLoads.state).couriers[id];
  const { now, timeZone } = useClock();
  if (!courier?.place || awaitsShop(status) || isFinal(status)) return null;
  const { place, foundAt } = courier;
  return {
    place,
    time: formatTime(foundAt, timeZone),
    isOld: now - foundAt >= limits.oldPlaceMs,
  };
}
