import { reload } from '../../device/reload';
import { replaceScreen } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { canReload } from '../start/canReload';

/** Whether the shop on screen is another of the brand than the address stands for. */
export const canLeaveBrand = storedMerchant.isTab;

/** Loads the page again with the shop that the address stands for. */
export function leaveBrand(): void {
  storedMerchant.leaveTab();
  replaceScreen(routes.home);
  reload();
}

/** The same at a press, from a page that says why the shop is closed: it stays where no build is. */
export async function leaveClosedBrand(): Promise<void> {
  if (await canReload()) leaveBrand();
}
