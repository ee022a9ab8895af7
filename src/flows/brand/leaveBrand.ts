import { reload } from '../../device/reload';
import { replaceScreen } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { canReload } from '../start/canReload';

/** Whether the current shop is another one of the brand than the URL's. */
export const canLeaveBrand = storedMerchant.isTab;

/** Reloads with the URL's own shop. */
export function leaveBrand(): void {
  storedMerchant.leaveTab();
  replaceScreen(routes.home);
  reload();
}

/** Same, from the closed-shop page; does nothing while the build's files are unreachable. */
export async function leaveClosedBrand(): Promise<void> {
  if (await canReload()) leaveBrand();
}
