import { useSnapshot } from 'valtio';
import { metresOf } from '../../domain/delivery/arrival';
import { directionsUrl } from '../../domain/geo/directions';
import type { Order } from '../../domain/order/order';
import { shopPhones } from '../../flows/branches/shopPhone';
import { openLink } from '../../flows/openLink';
import { distanceText } from '../../i18n/amountText';
import { addressDetails, addressTitle } from '../../i18n/placeText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { readDistanceUnit } from '../../stores/delivery/deliveryQuote';
import * as merchant from '../../stores/merchant';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { hasPlaces } from './OrderMapView';

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
