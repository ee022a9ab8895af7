import { useSnapshot } from 'valtio';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as branches from '../../stores/branches';
import * as draft from '../../stores/draft';
import * as table from '../../stores/table';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import styles from './OrderPlace.module.css';

/** Where an order goes: the scanned table, or the branch to pick it up at, which can be changed. */
export function OrderPlace() {
  const scanned = useSnapshot(table.state).table;
  const { branches: all } = useSnapshot(branches.state);
  const { branchId } = useSnapshot(draft.state);
  if (scanned) {
    return (
      <p className={styles.place}>
        <Icon name="table" size={16} />
        <span className={styles.name}>{t('home.tableAt', { table: scanned.tableId })}</span>
      </p>
    );
  }
  const branch = all.find(({ id }) => id === branchId);
  return (
    <Anchor className={styles.place} href={paths.addressPickupList}>
      <Icon name={branch ? 'bag' : 'pin'} size={16} />
      <span className={styles.name}>
        {branch ? `${t('home.pickUpAt')}: ${showText(branch.name)}` : t('home.chooseBranch')}
      </span>
      <Icon name="down" size={16} />
    </Anchor>
  );
}
