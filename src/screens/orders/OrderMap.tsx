import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { distanceMetres, type LatLng } from '../../domain/geo/geo';
import { limits } from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { isFinal } from '../../domain/order/orderProgress';
import { addressTitle } from '../../i18n/addressText';
import { showText } from '../../i18n/show';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import type { LngLat, Pin, View } from '../../map/contract';
import { ShopMap } from '../../map/ShopMap';
import * as orderLoads from '../../stores/order/orderLoads';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { SheetPage } from '../../ui/SheetPage';
import { OrderCourier } from './OrderCourier';
import styles from './OrderMap.module.css';
import { OrderPlace } from './OrderPlace';

/** Map of the branch, the address and, if the server reports it, the courier. */
export function OrderMap({ order }: { order: Order }) {
  const [hasFailed, setFailed] = useState(false);
  const courier = useSnapshot(orderLoads.state).couriers[order.id];
  const pins = pinsOf(order, isFinal(order.status) ? null : (courier?.place ?? null));
  const [view] = useState(() => viewOf(order));
  return (
    <SheetPage title={t('orders.map.title')}>
      {pins.length === 0 && <EmptyState icon="map" title={t('orders.map.none')} />}
      {pins.length > 0 && hasFailed && (
        <EmptyState icon="map" title={t('orders.map.failed')} text={statusText(order)} />
      )}
      {pins.length > 0 && !hasFailed && (
        <div className={styles.map}>
          <ShopMap
            view={view}
            label={t('orders.map.title')}
            pins={pins}
            onFail={() => setFailed(true)}
          />
        </div>
      )}
      <OrderCourier order={order} />
      <OrderPlace order={order} isOnMap />
    </SheetPage>
  );
}

function pinsOf({ branchPlace, branchName, address }: Order, courier: LatLng | null): Pin[] {
  const pins: Pin[] = [];
  // A courier waiting at the branch replaces its pin: two pins on one spot are unreadable.
  const isWaiting = branchPlace && courier && distanceMetres(branchPlace, courier) < waitingMetres;
  if (branchPlace && !isWaiting) {
    const label = showText(branchName);
    const icon = <Icon name="store" size={20} />;
    pins.push({ id: 'branch', at: at(branchPlace), label, isMuted: true, icon });
  }
  if (address)
    pins.push({
      id: 'address',
      at: at(address),
      label: addressTitle(address),
    });
  if (courier) {
    const label = t('orders.courier.title');
    const icon = <Icon name="bike" size={20} />;
    pins.push({ id: 'courier', at: at(courier), label, isSelected: true, icon });
  }
  return pins;
}

/** Fits the branch and the address. The courier moves between them, so the view is stable. */
function viewOf({ branchPlace, address }: Order): View {
  const places = [branchPlace, address].flatMap((place) => (place ? [at(place)] : []));
  const [only, ...others] = places;
  return only && others.length === 0 ? { centre: only, zoom: limits.addressZoom } : { fit: places };
}

const waitingMetres = 60;

const at = ({ latitude, longitude }: LatLng): LngLat => [longitude, latitude];
