import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../domain/order/order';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { watchSight } from '../../ui/watchSight';
import styles from './OrderMap.module.css';
import { OrderMapView } from './OrderMapView';

type Props = { order: Order; onFail: () => void };

/**
 * The live map within the order; a tap opens the large one. It does not take gestures, so that it
 * never holds up scrolling, and its code is loaded only once it is in sight.
 */
export function InlineMap({ order, onFail }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    return watchSight(place.current, { rootMargin: '100px' }, setNear);
  }, [isNear]);
  return (
    <div ref={place} className={styles.inline}>
      <div className={styles.still} inert>
        {isNear && <OrderMapView order={order} onFail={onFail} />}
      </div>
      <button
        type="button"
        className={styles.open}
        aria-label={t('orders.onMap')}
        onClick={() => openSheet(paths.orderMap(order.id))}
      />
    </div>
  );
}
