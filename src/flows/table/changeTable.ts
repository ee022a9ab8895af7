import { channelOf, type Table } from '../../domain/start/channel';
import { t } from '../../i18n/t';
import { dropQuery } from '../../navigation/dropQuery';
import * as merchant from '../../stores/merchant';
import * as table from '../../stores/table/table';
import * as toasts from '../../stores/toasts';
import { loadCatalog } from '../catalog/loadCatalog';
import { resolveBranch } from '../delivery/resolveBranch';
import { services } from '../services';
import { isInBot } from '../session/botInitData';

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
  const channel = channelOf({
    isInBot: isInBot(),
    table: table.state.table,
    channelParam: null,
  });
  resolveBranch();
  if (channel === merchant.state.channel) return;
  merchant.setChannel(channel);
  void loadCatalog(true);
}
