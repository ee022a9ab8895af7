import type { ContentLink } from '../../domain/content/contentLink';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { openLink } from '../openLink';

/**
 * Follows a banner or story link: products, categories and paths of the shop open as sheets;
 * other links leave the shop (`openLink`).
 */
export function followContentLink(link: ContentLink): void {
  if (link.to === 'product') openSheet(paths.product(link.id));
  else if (link.to === 'category') openSheet(paths.category(link.id));
  else openLink(link.url);
}
