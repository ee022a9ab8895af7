import { channelOf, type Table } from '../../domain/start/channel';
import { t } from '../../i18n/t';
import { dropQuery } from '../../navigation/dropQuery';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as table from '../../stores/table/table';
import * as toasts from '../../stores/toasts';
import { loadCatalog } from '../catalog/loadCatalog';
import { resolveBranch } from '../delivery/resolveBranch';
import { services } from '../services';

/** Sits the person down at a table that was just scanned: the latest scan wins (readings: QR). */
export function joinTable(scanned: Table): void {
  const { telegram, now } = services();
  table.setTable({ ...scanned, scannedAt: now() });
  follow();
  telegram.haptic('success');
  toasts.show(t('table.sat', { table: scanned.tableId }), { tone: 'good' });
}

/** Leaves the table after asking; the basket stays. Returns whether it was left. */
export async function leaveTable(): Promise<boolean> {
  const sure = await services().telegram.confirm({
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

/** The names under which an address can name a table: a reload must not scan it again. */
export const dropScan = (): void =>
  dropQuery(['tableId', 'hallId', 'branchId', 'table', 'hall', 'branch']);

/** A table has a channel, and with it a catalogue, and a branch of its own. */
function follow() {
  dropScan();
  const channel = channelOf({
    insideTelegram: services().telegram.isInside,
    hasInitDataCookie: storedMerchant.hasInitDataCookie(),
    table: table.state.table,
    channelParam: null,
  });
  resolveBranch();
  if (channel === merchant.state.channel) return;
  merchant.setChannel(channel);
  void loadCatalog();
}
