import { useState } from 'react';
import { distanceMetres, isPlaced, type LatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { dotted } from '../../i18n/phrases';
import { addressTitle } from '../../i18n/placeText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import type { LngLat, Pin, View } from '../../map/contract';
import { ShopMap } from '../../map/ShopMap';
import { Icon } from '../../ui/Icon';
import { useCourierPlace } from './useCourierPlace';

type Props = { order: Order; onFail: () => void };

/** The branch, the address and, if the server reports it, the courier, followed on the map. */
export function OrderMapView({ order, onFail }: Props) {
  const pins = pinsOf(order, useCourierPlace(order));
  const [view] = useState(() => viewOf(order));
  return <ShopMap view={view} label={t('orders.map.title')} pins={pins} onFail={onFail} />;
}

/** Whether anything of the order can be shown on a map. */
export const hasPlaces = ({ branchPlace, address }: Pick<Order, 'branchPlace' | 'address'>) =>
  branchPlace !== null || (address !== null && isPlaced(address));

type CourierPlace = ReturnType<typeof useCourierPlace>;

function pinsOf({ branchPlace, branchName, address }: Order, courier: CourierPlace): Pin[] {
  const pins: Pin[] = [];
  // A courier waiting at the branch replaces its pin: two pins on one spot are unreadable.
  const isWaiting =
    branchPlace && courier && distanceMetres(branchPlace, courier.place) < waitingMetres;
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
    const { place, time, isOld } = courier;
    // Short, as a pin's label is one line; the row says what the time is of.
    const label = isOld ? dotted([t('orders.courier.title'), time]) : t('orders.courier.title');
    const icon = <Icon name="bike" size={20} />;
    const look = { isSelected: !isOld, isMuted: isOld };
    pins.push({ id: 'courier', at: at(place), label, ...look, icon });
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
