import { subscribe } from 'valtio/vanilla';
import { channelOf, isTableFresh, type Table } from '../../domain/start/channel';
import { tableTimeLeft } from '../../domain/table/waiterCall';
import { t } from '../../i18n/t';
import { onHistoryChange } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as table from '../../stores/table/table';
import * as toasts from '../../stores/toasts';
import { loadCatalog } from '../catalog/loadCatalog';
import { resolveBranch } from '../delivery/resolveBranch';
import { services } from '../services';
import { isInBot } from '../session/botInitData';
import { loadSettings } from '../start/loadSettings';

/** Sets the table that was just scanned: the latest scan wins (settled: tables). */
export function joinTable(scanned: Table): void {
  const { telegram, now } = services();
  table.setTable({ ...scanned, scannedAt: now() });
  applyTable();
  telegram.haptic('success');
  toasts.show(t('table.sat', { table: scanned.tableId }), { tone: 'good' });
}

/** Leaves the table after a confirmation; the basket stays. Returns whether it was left. */
export async function leaveTable(): Promise<boolean> {
  const isConfirmed = await services().telegram.confirm({
    title: t('table.leaveQuestion'),
    message: t('table.leaveText'),
    ok: t('table.leave'),
    cancel: t('common.cancel'),
  });
  if (!isConfirmed) return false;
  table.setTable(null);
  applyTable();
  return true;
}

/** Drops a table that has expired (three hours). */
export function forgetTable(): void {
  if (!table.state.table) return;
  table.setTable(null);
  applyTable();
  toasts.show(t('table.expired'));
}

/** Removes the table parameters from the URL: a reload must not count as a scan. */
export const dropScan = (): void =>
  dropQuery(['tableId', 'hallId', 'branchId', 'table', 'hall', 'branch']);

/** A table determines the channel, and with it the catalogue, and the branch. */
function applyTable() {
  dropScan();
  const { channel: before, isFromClick } = merchant.state;
  const channel = channelOf({ isInBot: isInBot(), table: table.state.table, isFromClick });
  resolveBranch();
  if (channel === before) return;
  merchant.setChannel(channel);
  void loadCatalog(true);
  // The Click app's storefront has settings of its own (§7).
  if (channel === 'CLICK' || before === 'CLICK') void loadSettings();
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Keeps the launch context valid while the shop is open, also across reloads: a table expires in
 * time, and the URL keeps saying that the Click app opened the shop.
 */
export function watchTableExpiry(): void {
  // Already read from the URL: left there, every reload would count as a scan.
  dropScan();
  scheduleExpiry();
  if (isWatching) return;
  isWatching = true;
  if (merchant.state.isFromClick) keepInAddress('channel', 'click');
  subscribe(table.state, scheduleExpiry);
  services().telegram.onVisible(scheduleExpiry);
}

function scheduleExpiry() {
  clearTimeout(timer);
  const scannedAt = table.state.table?.scannedAt;
  if (scannedAt === undefined) return;
  const now = services().now();
  // Not by the time left: a clock that was set back by weeks leaves more than setTimeout can hold.
  if (!isTableFresh(scannedAt, now)) forgetTable();
  else timer = setTimeout(scheduleExpiry, tableTimeLeft(scannedAt, now));
}

/**
 * Removes query parameters from home's address without navigating. Addresses of sheets contain only
 * parameters that their screens read.
 */
function dropQuery(names: readonly string[]): void {
  if (location.pathname !== routes.home) return;
  const query = new URLSearchParams(location.search);
  if (!names.some((name) => query.has(name))) return;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', routes.home + (rest && `?${rest}`) + location.hash);
}

/**
 * Keeps a query parameter in every address from now on, for values that a reload needs but no
 * screen reads. Does not affect the open sheets, which are in the history state. Returns an
 * unsubscribe function.
 */
function keepInAddress(name: string, value: string): () => void {
  const keep = () => {
    const query = new URLSearchParams(location.search);
    if (query.get(name) === value) return;
    query.set(name, value);
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
  };
  keep();
  return onHistoryChange(keep);
}
