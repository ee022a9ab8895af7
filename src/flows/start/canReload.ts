import { isBuildComplete } from '../../device/isBuildComplete';
import { t } from '../../i18n/t';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/**
 * Whether the page may be loaded again: without the files of a build a reload would leave a broken page
 * in the place of a working one. Where they are not there, the person is told.
 */
export async function canReload(): Promise<boolean> {
  if (await isBuildComplete()) return true;
  services().telegram.haptic('failure');
  toasts.show(t('errors.network'), { tone: 'bad' });
  return false;
}
