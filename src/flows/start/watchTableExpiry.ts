import { subscribe } from 'valtio/vanilla';
import { tableTimeLeft } from '../../domain/table/waiterCall';
import { keepInAddress } from '../../navigation/keepInAddress';
import * as merchant from '../../stores/merchant';
import * as table from '../../stores/table/table';
import { services } from '../services';
import { dropScan, forgetTable } from '../table/changeTable';

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Keeps how the shop was entered right for as long as it is open, also over reloads: a table is
 * forgotten when its time is over, and the Click app stays the Click app.
 */
export function watchTableExpiry(): void {
  // What the address said is known: kept there, every reload would be a scan.
  dropScan();
  look();
  if (isWatching) return;
  isWatching = true;
  if (merchant.state.channel === 'CLICK') keepInAddress('channel', 'click');
  subscribe(table.state, look);
  services().telegram.onVisible(look);
}

function look() {
  clearTimeout(timer);
  const scannedAt = table.state.table?.scannedAt;
  if (scannedAt === undefined) return;
  const left = tableTimeLeft(scannedAt, services().now());
  if (left === 0) forgetTable();
  else timer = setTimeout(look, left);
}
