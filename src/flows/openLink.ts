import type { ContentLink } from '../domain/content/contentLink';
import { stripPathPrefixes } from '../domain/start/pathPrefixes';
import { readLink } from '../domain/text/link';
import { t } from '../i18n/t';
import { closeAllSheets, openSheet } from '../navigation/navigate';
import { paths, routes } from '../navigation/paths';
import * as toasts from '../stores/toasts';
import { services } from './services';

/** A path of the shop, maybe with a language (§4); the root is home. A place within a text leads nowhere else. */
function openInShop(url: string): void {
  if (url.startsWith('#')) return;
  const { pathname, search } = new URL(url, location.origin);
  // Without empty parts: two slashes, which `/..//host` leaves, would begin a host.
  const { path } = stripPathPrefixes(pathname);
  if (path === routes.home) closeAllSheets();
  else openSheet(path + search);
}

/** Opens a link from outside: in the shop, in Telegram, or outside; else says that it cannot (§8). */
export function openLink(typed: string): void {
  const link = readLink(typed, location);
  if (link === null) toasts.show(t('errors.linkRefused'), { tone: 'bad' });
  else if (link.to === 'shop') openInShop(link.url);
  else services().telegram.openLink(link.url);
}

/**
 * Follows a banner or story link: products, categories and paths of the shop open as sheets;
 * other links leave the shop (`openLink`).
 */
export function followContentLink(link: ContentLink): void {
  if (link.to === 'product') openSheet(paths.product(link.id));
  else if (link.to === 'category') openSheet(paths.category(link.id));
  else openLink(link.url);
}
