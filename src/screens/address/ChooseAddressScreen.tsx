import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { offeredServices } from '../../domain/delivery/serviceType';
import { isPlaced } from '../../domain/geo/geo';
import { endFlowStart, hasFlowStarted } from '../../flows/addresses/addressPaths';
import { loadAddresses } from '../../flows/addresses/loadAddresses';
import { chooseAddress } from '../../flows/addresses/saveAddress';
import { t } from '../../i18n/t';
import { closeSheet, openSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { addressPaths } from '../../navigation/sheetPaths';
import * as addresses from '../../stores/addresses/addresses';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import { useIsTop } from '../../ui/layer';
import { SheetPage } from '../../ui/SheetPage';
import { ServiceTabs } from '../../ui/Tabs';
import { SavedAddresses } from './AddressesScreen';

/**
 * Chooses a saved address for the order (§2, saved addresses), or adds another. One without a place
 * on the map leads there, and is chosen nevertheless.
 */
export function ChooseAddressScreen() {
  const { branches: all } = useSnapshot(branches.state);
  const offered = offeredServices(useSnapshot(merchant.state).settings.flags, all);
  const isLooking = useMapForFirst();
  return (
    <SheetPage
      title={t('address.savedTitle')}
      action={{ text: t('address.add'), onPress: () => openSheet(paths.addressCreate) }}
    >
      <ServiceTabs
        offered={offered}
        value="DELIVERY"
        onChange={() => replaceSheet(paths.addressPickupList)}
        isActing
      />
      <SavedAddresses
        isLooking={isLooking}
        onChoose={(address) => {
          chooseAddress(address);
          if (isPlaced(address)) closeSheet();
          else replaceSheet(addressPaths.placeOf(address.id));
        }}
      />
    </SheetPage>
  );
}

/**
 * Somebody who looks for a place and has none yet comes to the map without another tap. Whether that is still
 * being found out.
 */
function useMapForFirst(): boolean {
  const [isStart] = useState(hasFlowStarted);
  const [isLooking, setLooking] = useState(isStart);
  const isDecided = useRef(!isStart);
  const isTop = useIsTop();
  useEffect(() => {
    endFlowStart();
    if (isStart) void loadAddresses().then(() => setLooking(false));
  }, [isStart]);
  useEffect(() => {
    if (isLooking || isDecided.current) return;
    isDecided.current = true;
    const isEmpty = addresses.state.status === 'ready' && addresses.all().length === 0;
    if (isEmpty && isTop) replaceSheet(paths.addressDelivery);
  }, [isLooking, isTop]);
  return isLooking;
}
