import { useState } from 'react';
import { useParams } from 'wouter';
import type { Order } from '../../domain/order/order';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { OrderCourier } from './OrderCourier';
import { OrderGate } from './OrderGate';
import { hasPlaces, OrderMapView, OrderPlace } from './OrderPlace';
import styles from './OrderScreen.module.css';

/** The order's branch, address and courier on a map (§2, /profile/orders/{id}/map). */
export function OrderMapScreen() {
  const { id = '' } = useParams();
  return <OrderGate id={id}>{(order) => <OrderMap order={order} />}</OrderGate>;
}

/** Map of the branch, the address and, if the server reports it, the courier. */
function OrderMap({ order }: { order: Order }) {
  const [hasFailed, setFailed] = useState(false);
  const isPlaced = hasPlaces(order);
  return (
    <SheetPage title={t('orders.map.title')}>
      {!isPlaced && <EmptyState icon="map" title={t('orders.map.none')} />}
      {isPlaced && hasFailed && (
        <EmptyState icon="map" title={t('orders.map.failed')} text={statusText(order)} />
      )}
      {isPlaced && !hasFailed && (
        <div className={styles.map}>
          <OrderMapView order={order} onFail={() => setFailed(true)} />
        </div>
      )}
      <OrderCourier order={order} />
      <OrderPlace order={order} isMapShown />
    </SheetPage>
  );
}
