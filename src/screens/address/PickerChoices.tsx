import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { offeredServices } from '../../domain/delivery/serviceType';
import { type LatLng, nearestTo } from '../../domain/geo/geo';
import { deliveryPath } from '../../flows/addresses/addressPaths';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import { Chips } from '../../ui/Chips';
import { ServiceTabs } from '../../ui/ServiceTabs';
import styles from './PickOnMap.module.css';
import { goTo } from './pinPlace';

type Props = { place: LatLng | null };

/**
 * The city, if there is more than one (§2), and a link to the branches for users whose flow starts
 * at this map; everyone else comes from the address list, which has that link.
 */
export function PickerChoices({ place }: Props) {
  const { cities, branches: all } = useSnapshot(branches.state);
  const offered = offeredServices(useSnapshot(merchant.state).settings.flags, all);
  // Captured at mount: signing in while the map is open must not hide the link.
  const [isFlowStart] = useState(() => deliveryPath() === paths.addressDelivery);
  const hasTabs = offered.length > 1 && isFlowStart;
  const hasCities = cities.length > 1;
  if (!hasTabs && !hasCities) return null;
  return (
    <div className={styles.choices}>
      {hasCities && (
        <Chips
          label={t('branches.city')}
          items={cities.map(({ id, name }) => ({
            id,
            label: showText(name),
            lang: langOf(name),
          }))}
          currentId={(place && nearestTo(cities, place)?.id) ?? null}
          onChoose={(id) => {
            const city = cities.find((one) => one.id === id);
            if (city) goTo(city);
          }}
        />
      )}
      {hasTabs && (
        <div className={styles.tabs}>
          <ServiceTabs
            offered={offered}
            value="DELIVERY"
            onChange={() => replaceSheet(paths.addressPickupList)}
            isActing
          />
        </div>
      )}
    </div>
  );
}
