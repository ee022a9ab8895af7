import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { metresOf } from '../../domain/delivery/arrival';
import { directionsUrl } from '../../domain/geo/distance';
import { distanceMetres, isPlaced, type LatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { shopPhones } from '../../flows/branches/shopPhone';
import { openLink } from '../../flows/openLink';
import { distanceText } from '../../i18n/amountText';
import { dotted } from '../../i18n/phrases';
import { addressDetails, addressTitle } from '../../i18n/placeText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import type { LngLat, Pin, View } from '../../map/contract';
import { ShopMap } from '../../map/ShopMap';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { readDistanceUnit } from '../../stores/delivery/deliveryQuote';
import * as merchant from '../../stores/merchant';
import { Icon } from '../../ui/Icon';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { useCourierPlace } from './OrderCourier';

type Props = {
  order: Order;
  /** the map is on screen: omits the link to it */
  isMapShown?: boolean | undefined;
};

/** The order's branch and destination, with a link to the map. */
export function OrderPlace({ order, isMapShown }: Props) {
  const { mapType } = useSnapshot(merchant.state).settings;
  const { address, branchPlace, branchPhone, serviceType, tableId } = order;
  const metres = order.distance === null ? null : metresOf(order, readDistanceUnit());
  const branch = showText(order.branchName);
  const isDelivery = serviceType === 'DELIVERY';
  if (!branch && !address && !tableId) return null;
  return (
    <Section>
      {address && (
        <Row
          icon="pin"
          label={addressTitle(address)}
          detail={addressDetails(address) || undefined}
          value={metres === null ? undefined : distanceText(metres)}
        />
      )}
      {branch && (
        <Row
          icon="store"
          label={branch}
          lang={langOf(order.branchName)}
          detail={order.branchAddress || undefined}
        />
      )}
      {tableId && <Row icon="table" label={t('orders.table')} value={tableId} />}
      {shopPhones(branchPhone).map(({ text, href }) => (
        <Row
          key={href}
          icon="phone"
          label={t('orders.callBranch')}
          detail={text}
          href={href}
          tone="action"
        />
      ))}
      {branchPlace && !isDelivery && (
        <Row
          icon="external"
          label={t('orders.directions')}
          tone="action"
          onPress={() => openLink(directionsUrl(branchPlace, mapType))}
        />
      )}
      {!isMapShown && hasPlaces(order) && order.status !== 'CANCELED' && (
        <Row
          icon="map"
          label={t('orders.onMap')}
          hasChevron
          onPress={() => openSheet(paths.orderMap(order.id))}
        />
      )}
    </Section>
  );
}

type OrderMapViewProps = { order: Order; onFail: () => void };

/** The branch, the address and, if the server reports it, the courier, followed on the map. */
export function OrderMapView({ order, onFail }: OrderMapViewProps) {
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
