import { useSnapshot } from 'valtio';
import { offeredServices } from '../../domain/delivery/serviceType';
import { isPlaced } from '../../domain/geo/geo';
import { chooseAddress } from '../../flows/addresses/saveAddress';
import { t } from '../../i18n/t';
import { closeSheet, openSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { addressPaths } from '../../navigation/sheetPaths';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import { SheetPage } from '../../ui/SheetPage';
import { ServiceTabs } from '../../ui/Tabs';
import { SavedAddresses } from './SavedAddresses';

/**
 * Chooses a saved address for the order (§2, saved addresses), or adds another. One without a place
 * on the map leads there, and is chosen nevertheless.
 */
export function ChooseAddressScreen() {
  const { branches: all } = useSnapshot(branches.state);
  const offered = offeredServices(useSnapshot(merchant.state).settings.flags, all);
  return (
    <SheetPage
      title={t('address.savedTitle')}
      action={{ text: t('address.add'), onPress: () => openSheet(paths.addressDelivery) }}
    >
      <ServiceTabs
        offered={offered}
        value="DELIVERY"
        onChange={() => replaceSheet(paths.addressPickupList)}
        isActing
      />
      <SavedAddresses
        onChoose={(address) => {
          chooseAddress(address);
          if (isPlaced(address)) closeSheet();
          else replaceSheet(addressPaths.placeOf(address.id));
        }}
      />
    </SheetPage>
  );
}
