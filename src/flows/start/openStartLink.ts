import type { StartParam } from '../../domain/start/channel';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/**
 * Opens the target of the start link (readings: start parameters). A promo opens nothing:
 * `applyStartPromo` applies it once prices are loaded.
 */
export function openStartLink(start: StartParam | null): void {
  if (start?.kind === 'product') openSheet(paths.product(start.id));
  if (start?.kind === 'category') openSheet(paths.category(start.id));
  if (start?.kind === 'order') openSheet(paths.order(start.id));
}
