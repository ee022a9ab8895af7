import { isSafeUrl } from '../domain/text/url';
import { t } from '../i18n/t';
import * as toasts from '../stores/toasts';
import { services } from './services';

/** Opens a link from the server; one that could run code is refused with a message (§8). */
export function openLink(url: string): void {
  if (isSafeUrl(url)) services().telegram.openLink(url);
  else toasts.show(t('errors.linkRefused'), { tone: 'bad' });
}
