import { importOptional } from '../../device/chunkErrors';
import { canScan, readTableCode } from '../../domain/table/tableCode';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { joinTable } from './changeTable';

/**
 * Whether tables can be scanned in the app: the shop serves tables, a scanner is available, and the
 * shop is the URL's own, the only one whose codes are recognized.
 */
export const canScanTable = (flags: { dineInActive: boolean }): boolean =>
  flags.dineInActive && !storedMerchant.isTab() && canScan(services().telegram);

/** Scans a table code with Telegram's scanner. Returns whether a table was set. */
export async function scanTable(): Promise<boolean> {
  const scanner = await importOptional(() => import('../../telegram/scanCode'));
  if (!scanner) return refuse('table.scanFailed');
  const text = await scanner.scanCode(t('table.scanHint'));
  if (text === null) return false;
  const { key, settings } = merchant.state;
  const botLink = settings.links.telegramBotLink;
  const code = readTableCode(text, { key, botLink, hosts: services().build.hosts });
  if (code.kind === 'table') {
    joinTable(code.table);
    return true;
  }
  return refuse(code.kind === 'otherShop' ? 'table.otherShop' : 'table.notTable');
}

function refuse(messageKey: 'table.scanFailed' | 'table.otherShop' | 'table.notTable'): false {
  services().telegram.haptic('failure');
  toasts.show(t(messageKey), { tone: 'bad' });
  return false;
}
