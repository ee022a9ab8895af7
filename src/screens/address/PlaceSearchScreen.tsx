import { addressLine } from '../../domain/addresses/address';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { SheetPage } from '../../ui/SheetPage';
import { PlaceSearch } from './PlaceSearch';
import styles from './PlaceSearch.module.css';
import { pick } from './pinPlace';
import { useUnplaced } from './useUnplaced';

/** Address search; the map below moves to the chosen result (§4). */
export function PlaceSearchScreen() {
  const unplaced = useUnplaced();
  return (
    <SheetPage title={t('address.search')} size="content">
      <div className={styles.sheet}>
        <PlaceSearch
          takesFocus
          initial={unplaced ? addressLine(unplaced) : ''}
          onPick={(address) => {
            pick(address);
            closeSheet();
          }}
        />
      </div>
    </SheetPage>
  );
}
