import { readLink } from '../domain/text/link';
import { t } from '../i18n/t';
import { openSheet } from '../navigation/navigate';
import * as toasts from '../stores/toasts';
import { services } from './services';

/** Opens a link from outside: in the shop, in Telegram, or outside; else says that it cannot (§8). */
export function openLink(typed: string): void {
  const link = readLink(typed, location);
  if (link === null) toasts.show(t('errors.linkRefused'), { tone: 'bad' });
  else if (link.to === 'shop') {
    const { pathname, search } = new URL(link.url, location.origin);
    // Two slashes, which `/..//host` leaves, would begin a host.
    openSheet(pathname.replace(/^\/+/, '/') + search);
  } else services().telegram.openLink(link.url);
}
