import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as addresses from '../../stores/addresses/addresses';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as session from '../../stores/session/session';

/**
 * Where the address flow starts (§4): the branch picker for pick-up; the address list for a
 * signed-in customer or a guest with addresses; otherwise the map, which requests the device's
 * location itself.
 */
export function placePath(): string {
  return readServiceType() === 'PICK_UP' ? paths.addressPickupList : deliveryPath();
}

/** Same as `placePath`, but always for delivery. */
export function deliveryPath(): string {
  const isSignedIn = session.state.user !== null && session.state.token !== null;
  const hasList = isSignedIn || addresses.state.guest.length > 0;
  return hasList ? paths.chooseAddress : paths.addressDelivery;
}

let hasStarted = false;

/** Starts the address flow. */
export function openPlace(): void {
  const path = placePath();
  hasStarted = path === paths.chooseAddress;
  openSheet(path);
}

/** Whether the address flow has just started; the sheet that it opened asks as it renders, maybe twice. */
export const hasFlowStarted = (): boolean => hasStarted;

/** Called by the sheet once it is there. */
export function endFlowStart(): void {
  hasStarted = false;
}

/**
 * Action that changes where the order goes, offered when its branch cannot fulfil it. null at a
 * table.
 */
export function changePlaceAction(): { text: string; onPress: () => void } | null {
  const service = readServiceType();
  if (service === 'DINE_IN') return null;
  return {
    text: t(service === 'DELIVERY' ? 'delivery.otherAddress' : 'delivery.otherBranch'),
    onPress: openPlace,
  };
}
