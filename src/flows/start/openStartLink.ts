import type { StartParam } from '../../domain/start/channel';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/**
 * Shows what the opening link asked for (readings: start parameters). A promo shows nothing: once the
 * shop has its prices, `applyStartPromo` takes it.
 */
export function openStartLink(start: StartParam | null): void {
  if (start?.kind === 'product') openSheet(paths.product(start.id));
  if (start?.kind === 'category') openSheet(paths.category(start.id));
  if (start?.kind === 'order') openSheet(paths.order(start.id));
}
