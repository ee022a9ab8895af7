import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { distanceMetres, isPlaced, type LatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { awaitsShop, isFinal } from '../../domain/order/orderProgress';
import { addressTitle } from '../../i18n/addressText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import type { LngLat, Pin, View } from '../../map/contract';
import { ShopMap } from '../../map/ShopMap';
import * as orderLoads from '../../stores/order/orderLoads';
import { Icon } from '../../ui/Icon';

type Props = { order: Order; onFail: () => void };

/** The branch, the address and, if the server reports it, the courier, followed on the map. */
export function OrderMapView({ order, onFail }: Props) {
  const courier = useSnapshot(orderLoads.state).couriers[order.id];
  // Nothing is said of a courier before the shop has accepted the order, and once it is over.
  const isCarried = !awaitsShop(order.status) && !isFinal(order.status);
  const pins = pinsOf(order, isCarried ? (courier?.place ?? null) : null);
  const [view] = useState(() => viewOf(order));
  return <ShopMap view={view} label={t('orders.map.title')} pins={pins} onFail={onFail} />;
}

/** Whether anything of the order can be shown on a map. */
export const hasPlaces = ({ branchPlace, address }: Pick<Order, 'branchPlace' | 'address'>) =>
  branchPlace !== null || (address !== null && isPlaced(address));

function pinsOf({ branchPlace, branchName, address }: Order, courier: LatLng | null): Pin[] {
  const pins: Pin[] = [];
  // A courier waiting at the branch replaces its pin: two pins on one spot are unreadable.
  const isWaiting = branchPlace && courier && distanceMetres(branchPlace, courier) < waitingMetres;
  if (branchPlace && !isWaiting) {
    const label = showText(branchName);
    const icon = <Icon name="store" size={20} />;
    const lang = langOf(branchName);
    pins.push({ id: 'branch', at: at(branchPlace), label, lang, isMuted: true, icon });
  }
  if (address && isPlaced(address))
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
  const places = [branchPlace, address].flatMap((place) =>
    place && isPlaced(place) ? [at(place)] : [],
  );
  const [only, ...others] = places;
  return only && others.length === 0 ? { centre: only, zoom: limits.addressZoom } : { fit: places };
}

const waitingMetres = 60;

const at = ({ latitude, longitude }: LatLng): LngLat => [longitude, latitude];
