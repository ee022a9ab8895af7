import type { StartParam } from '../../domain/start/channel';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/**
 * Opens the target of the start link (settled: start parameters). A promo opens nothing:
 * `applyStartPromo` applies it once prices are loaded.
 */
export function openStartLink(start: StartParam | null): void {
  if (start && 'id' in start) openSheet(paths[start.kind](start.id));
}
