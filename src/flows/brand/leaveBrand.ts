import { isBuildComplete } from '../../device/isBuildComplete';
import { reload } from '../../device/reload';
import { t } from '../../i18n/t';
import { replaceScreen } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

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

/**
 * Whether a reload is safe: without the build's files it would replace a working page with a broken
 * one. If not, an error is shown.
 */
export async function canReload(): Promise<boolean> {
  if (await isBuildComplete()) return true;
  services().telegram.haptic('failure');
  toasts.show(t('errors.network'), { tone: 'bad' });
  return false;
}
