import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { openPlace } from '../../flows/addresses/addressPaths';
import { lazyPart } from '../../flows/lazyPart';
import { labelled, listOf } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useIsMenuOnly } from '../../stores/table/menuOnly';
import * as table from '../../stores/table/table';
import { Icon } from '../../ui/Icon';
import { useOrderPlace } from '../catalog/useOrderPlace';
import styles from './OrderPlace.module.css';

// Only at a table; its texts are in the second part of the dictionary.
const WaiterCall = lazyPart(() => import('./WaiterCall'), 'WaiterCall');

/**
 * Where the order goes: an address or a pickup branch, both of which can be changed, or the table.
 * At a table the waiter can be called from here. §8: an address outside the delivery zone is already marked here.
 */
export function OrderPlace() {
  const scanned = useSnapshot(table.state).table;
  const isMenuOnly = useIsMenuOnly();
  const { isPickup, isUndelivered, line, time } = useOrderPlace();
  if (scanned) {
    return (
      <>
        <div className={styles.table}>
          <button type="button" className={styles.place} onClick={() => openSheet(paths.waiter)}>
            <Icon name="table" size={16} />
            <span className={styles.name}>{t('home.tableAt', { table: scanned.tableId })}</span>
            <Icon name="down" size={16} />
          </button>
          <Suspense>
            <WaiterCall table={scanned} />
          </Suspense>
        </div>
        {isMenuOnly && <span className={styles.note}>{t('home.waiterOrders')}</span>}
      </>
    );
  }
  const place = line && labelled(t(isPickup ? 'home.pickUpAt' : 'home.deliverTo'), line);
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={place && time ? listOf([place, time]) : undefined}
      data-undelivered={isUndelivered || undefined}
      onClick={openPlace}
    >
      <Icon name={isPickup && place ? 'bag' : 'pin'} size={16} />
      <span className={styles.line}>
        <span className={styles.name} dir="auto">
          {isUndelivered
            ? t('basket.deliveryNone')
            : (time ? line : place) || t(isPickup ? 'home.chooseBranch' : 'home.whereTo')}
        </span>
        {time && <bdi className={styles.wait}>{time}</bdi>}
      </span>
      <Icon name="down" size={16} />
    </button>
  );
}
