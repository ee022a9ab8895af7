import { loadSpare } from '../device/lostChunks';
import { canScan } from '../domain/scanner';
import { readTableCode } from '../domain/tableCode';
import { t } from '../i18n/t';
import * as merchant from '../stores/merchant';
import * as remembered from '../stores/remembered';
import * as toasts from '../stores/toasts';
import { botLink } from './botLink';
import { sitAt } from './changeTable';
import { wired } from './wiring';

/**
 * Whether a table can be scanned from within the shop: it serves tables, there is a scanner, and the
 * shop is the address's own, whose tables alone are known.
 */
export const canScanTable = (flags: { dineInActive: boolean }): boolean =>
  flags.dineInActive && !remembered.isTab() && canScan(wired().telegram);

/** Scans the code on a table with Telegram's own scanner. Answers whether the person sits at one now. */
export async function scanTable(): Promise<boolean> {
  const scanner = await loadSpare(() => import('../telegram/scanCode'));
  if (!scanner) return refuse('table.scanFailed');
  const text = await scanner.scanCode(t('table.scanHint'));
  if (text === null) return false;
  const { key } = merchant.state;
  const code = readTableCode(text, { key, botLink: botLink() });
  if (code.kind === 'table') {
    sitAt(code.table);
    return true;
  }
  return refuse(code.kind === 'otherShop' ? 'table.otherShop' : 'table.notTable');
}

function refuse(why: 'table.scanFailed' | 'table.otherShop' | 'table.notTable'): false {
  wired().telegram.haptic('failure');
  toasts.show(t(why), { tone: 'bad' });
  return false;
}
