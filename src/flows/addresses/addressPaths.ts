import { paths } from '../../navigation/paths';
import * as addresses from '../../stores/addresses/addresses';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as session from '../../stores/session/session';

/**
 * Where "where to?" leads (§4, starting the address flow): the branch picker for a pick-up; the list of
 * addresses for a customer who is logged in, or a guest who has some; else the map, which asks the
 * device for its location itself.
 */
export function placePath(): string {
  return readServiceType() === 'PICK_UP' ? paths.addressPickupList : deliveryPath();
}

/** The same for who wants it delivered, whatever was chosen before. */
export function deliveryPath(): string {
  const isSignedIn = session.state.user !== null && session.state.token !== null;
  const hasList = isSignedIn || addresses.state.guest.length > 0;
  return hasList ? paths.chooseAddress : paths.addressDelivery;
}
