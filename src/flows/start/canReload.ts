import { isBuildComplete } from '../../device/isBuildComplete';
import { t } from '../../i18n/t';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

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
