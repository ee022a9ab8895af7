import { copyText } from '../../device/clipboard';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** Copies a promo code to the clipboard. */
export async function copyCode(code: string): Promise<void> {
  const isCopied = await copyText(code);
  services().telegram.haptic(isCopied ? 'select' : 'failure');
  if (isCopied) toasts.show(t('profile.copied', { code: isolate(code) }), { tone: 'good' });
  else toasts.show(t('profile.copyFailed'), { tone: 'bad' });
}
