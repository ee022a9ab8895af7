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
 * Keeps the launch context valid while the shop is open, also across reloads: a table expires in
 * time, and the Click channel stays in the URL.
 */
export function watchTableExpiry(): void {
  // Already read from the URL: left there, every reload would count as a scan.
  dropScan();
  scheduleExpiry();
  if (isWatching) return;
  isWatching = true;
  if (merchant.state.channel === 'CLICK') keepInAddress('channel', 'click');
  subscribe(table.state, scheduleExpiry);
  services().telegram.onVisible(scheduleExpiry);
}

function scheduleExpiry() {
  clearTimeout(timer);
  const scannedAt = table.state.table?.scannedAt;
  if (scannedAt === undefined) return;
  const remaining = tableTimeLeft(scannedAt, services().now());
  if (remaining === 0) forgetTable();
  else timer = setTimeout(scheduleExpiry, remaining);
}
