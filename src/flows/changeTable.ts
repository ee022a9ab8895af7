import { channelOf, type Table } from '../domain/channel';
import { t } from '../i18n/t';
import { dropQuery } from '../navigation/dropQuery';
import * as merchant from '../stores/merchant';
import * as remembered from '../stores/remembered';
import * as table from '../stores/table';
import * as toasts from '../stores/toasts';
import { loadCatalog } from './loadCatalog';
import { settleBranch } from './settleBranch';
import { wired } from './wiring';

/** Sits the person down at a table that was just scanned: the latest scan wins (readings: QR). */
export function sitAt(scanned: Table): void {
  const { telegram, now } = wired();
  table.setTable({ ...scanned, scannedAt: now() });
  follow();
  telegram.haptic('success');
  toasts.show(t('table.sat', { table: scanned.tableId }), { tone: 'good' });
}

/** Leaves the table after asking; the basket stays. Answers whether it was left. */
export async function leaveTable(): Promise<boolean> {
  const sure = await wired().telegram.confirm({
    title: t('table.leaveQuestion'),
    message: t('table.leaveText'),
    ok: t('table.leave'),
    cancel: t('common.cancel'),
  });
  if (!sure) return false;
  table.reset();
  follow();
  return true;
}

/** The three hours of a table are over. */
export function forgetTable(): void {
  if (!table.state.table) return;
  table.reset();
  follow();
  toasts.show(t('table.expired'));
}

/** The names under which an address can name a table: a reload must not scan it anew. */
export const dropScan = (): void =>
  dropQuery(['tableId', 'hallId', 'branchId', 'table', 'hall', 'branch']);

/** A table has a channel, and with it a catalogue, and a branch of its own. */
function follow() {
  dropScan();
  const channel = channelOf({
    insideTelegram: wired().telegram.isInside,
    hasInitDataCookie: remembered.hasInitDataCookie(),
    table: table.state.table,
    channelParam: null,
  });
  settleBranch();
  if (channel === merchant.state.channel) return;
  merchant.setChannel(channel);
  void loadCatalog();
}
