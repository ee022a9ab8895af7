import { useSnapshot } from 'valtio';
import type { Table } from '../../domain/start/channel';
import { tableKey } from '../../domain/table/waiterCall';
import { callWaiter } from '../../flows/table/callWaiter';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as waiterCalls from '../../stores/table/waiterCalls';
import * as toasts from '../../stores/toasts';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useCooldown } from '../catalog/useClock';
import styles from './OrderPlace.module.css';

type Props = { table: Table };

/** Calls the waiter from home; the table's sheet has the other calls. */
export function WaiterCall({ table }: Props) {
  const { calledAt, asking, tableKey: calledFrom } = useSnapshot(waiterCalls.state);
  const isCalled = useCooldown(calledFrom === tableKey(table) ? calledAt.WAITER : null) > 0;
  const call = async () => {
    const error = await callWaiter('WAITER');
    if (error) toasts.show(errorText(error), { tone: 'bad' });
  };
  const state = t(isCalled ? 'table.called' : 'table.call');
  return (
    <>
      <button
        type="button"
        className={`${styles.place} ${styles.call}`}
        aria-label={state}
        disabled={isCalled || asking !== null}
        onClick={() => void call()}
      >
        <Icon name={isCalled ? 'done' : 'waiter'} size={16} />
        <span className={styles.name}>{t('table.waiter')}</span>
      </button>
      <VisuallyHidden>
        <span role="status">{isCalled && state}</span>
      </VisuallyHidden>
    </>
  );
}
