import { importOptional } from '../../device/chunkErrors';
import { canScan } from '../../domain/table/scanner';
import { readTableCode } from '../../domain/table/tableCode';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as toasts from '../../stores/toasts';
import { botLink } from '../content/botLink';
import { services } from '../services';
import { joinTable } from './changeTable';

/**
 * Whether a table can be scanned from within the shop: it serves tables, there is a scanner, and the
 * shop is the address's own, whose tables alone are known.
 */
export const canScanTable = (flags: { dineInActive: boolean }): boolean =>
  flags.dineInActive && !storedMerchant.isTab() && canScan(services().telegram);

/** Scans the code on a table with Telegram's own scanner. Returns whether the person sits at one now. */
export async function scanTable(): Promise<boolean> {
  const scanner = await importOptional(() => import('../../telegram/scanCode'));
  if (!scanner) return refuse('table.scanFailed');
  const text = await scanner.scanCode(t('table.scanHint'));
  if (text === null) return false;
  const { key } = merchant.state;
  const code = readTableCode(text, { key, botLink: botLink() });
  if (code.kind === 'table') {
    joinTable(code.table);
    return true;
  }
  return refuse(code.kind === 'otherShop' ? 'table.otherShop' : 'table.notTable');
}

function refuse(why: 'table.scanFailed' | 'table.otherShop' | 'table.notTable'): false {
  services().telegram.haptic('failure');
  toasts.show(t(why), { tone: 'bad' });
  return false;
}
