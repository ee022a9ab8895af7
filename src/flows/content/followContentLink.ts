import type { ContentLink } from '../../domain/content/contentLink';
import { isExternal, isSafeUrl } from '../../domain/text/url';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { openLink } from '../openLink';

/**
 * Follows a banner or story link: products, categories and internal paths open as sheets; other
 * links leave the shop, unless unsafe (§8).
 */
export function followContentLink(link: ContentLink): void {
  if (link.to === 'product') openSheet(paths.product(link.id));
  else if (link.to === 'category') openSheet(paths.category(link.id));
  else if (!isSafeUrl(link.url) || isExternal(link.url, location.origin)) openLink(link.url);
  else {
    const { pathname, search } = new URL(link.url, location.origin);
    openSheet(pathname + search);
  }
}
