import {
  channelOf,
  isClick,
  isTableFresh,
  parseStartParam,
  type StartParam,
  tableFromQuery,
} from '../../domain/start/channel';
import { type MerchantKey, merchantKeyFrom } from '../../domain/start/host';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as table from '../../stores/table/table';
import { services } from '../services';
import { isInBot } from '../session/botInitData';

type LaunchUrl = { address: MerchantKey | null; start: StartParam | null };

/**
 * Reads the launch context (settled: entering): merchant, channel, table
 * and first screen.
 */
export function readLaunchUrl(location: Pick<Location, 'hostname' | 'search'>): LaunchUrl {
  const { telegram, now, build } = services();
  const query = new URLSearchParams(location.search);
  const before = storedMerchant.merchantKey();
  const address = merchantKeyFrom({
    hostname: location.hostname,
    vendor: query.get('vendor'),
    stored: before,
    hosts: build.hosts,
  });
  const isOther = before !== null && before !== address?.key;
  const start = parseStartParam(telegram.startParam);
  const scanned = start?.kind === 'table' ? start.table : tableFromQuery((name) => query.get(name));
  // QR codes and start links refer to the URL's own merchant.
  if (scanned || start || isOther) storedMerchant.leaveTab();
  // The latest scan wins; a table belongs to one merchant and expires after three hours.
  if (scanned) table.setTable({ ...scanned, scannedAt: now() });
  else if (isOther || !isTableFresh(table.state.table?.scannedAt ?? 0, now())) table.setTable(null);
  const isFromClick = isClick(query.get('channel'));
  merchant.setFromClick(isFromClick);
  merchant.setChannel(channelOf({ isInBot: isInBot(), table: table.state.table, isFromClick }));
  return { address, start };
}

/**
 * Opens the target of the start link (settled: start parameters). A promo opens nothing:
 * `applyStartPromo` applies it once prices are loaded.
 */
export function openStartLink(start: StartParam | null): void {
  if (start && 'id' in start) openSheet(paths[start.kind](start.id));
}
