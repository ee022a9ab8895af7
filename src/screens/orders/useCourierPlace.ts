import { useSnapshot } from 'valtio';
import type { LatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { awaitsShop, isFinal } from '../../domain/order/orderProgress';
import { formatTime } from '../../domain/time/dates';
import * as orderLoads from '../../stores/order/orderLoads';
import { useClock } from '../catalog/useClock';

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
