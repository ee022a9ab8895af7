import { useSnapshot } from 'valtio';
import type { City } from '../../domain/branches/branch';
import { offeredServices } from '../../domain/delivery/serviceType';
import { deliveryPath } from '../../flows/addresses/addressPaths';
import { chooseCity } from '../../flows/branches/loadBranches';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import { Chips } from '../../ui/Chips';
import { ServiceTabs, Tabs } from '../../ui/Tabs';
import styles from './BranchBrowser.module.css';

type Props = {
  isForPickup: boolean;
  view: 'map' | 'list';
  onView: (view: 'map' | 'list') => void;
  /** §2: empty if there is only one */
  cities: readonly City[];
  cityId: string | null;
  onCity: () => void;
};

/** Controls above the branches: switch to delivery, map or list, and the city. */
export function BranchChoices({ isForPickup, view, onView, cities, cityId, onCity }: Props) {
  const { settings } = useSnapshot(merchant.state);
  const { branches: all } = useSnapshot(branches.state);
  return (
    <div className={styles.head}>
      {isForPickup && (
        <ServiceTabs
          offered={offeredServices(settings.flags, all)}
          value="PICK_UP"
          onChange={() => replaceSheet(deliveryPath())}
          isActing
        />
      )}
      <Tabs
        label={t('branches.title')}
        options={[
          { value: 'map', label: t('branches.map') },
          { value: 'list', label: t('branches.list') },
        ]}
        value={view}
        onChange={onView}
        isActing
      />
      {cities.length > 0 && (
        <div className={styles.cities}>
          <Chips
            label={t('branches.city')}
            items={cities.map(({ id, name }) => ({
              id,
              label: showText(name),
              lang: langOf(name),
            }))}
            currentId={cityId}
            onChoose={(id) => {
              onCity();
              void chooseCity(id);
            }}
          />
        </div>
      )}
    </div>
  );
}
