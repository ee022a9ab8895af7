import {
  channelOf,
  isTableFresh,
  parseStartParam,
  type StartParam,
  tableFromQuery,
} from '../domain/channel';
import { type MerchantKey, merchantKeyFrom } from '../domain/host';
import * as merchant from '../stores/merchant';
import * as remembered from '../stores/remembered';
import * as table from '../stores/table';
import { wired } from './wiring';

type Entrance = { address: MerchantKey | null; start: StartParam | null };

/**
 * Reads how the shop was opened (readings: how the app is built and entered): which merchant, which
 * channel, at which table, and what to show first.
 */
export function readEntrance(location: Pick<Location, 'hostname' | 'search'>): Entrance {
  const { telegram, now } = wired();
  const query = new URLSearchParams(location.search);
  const start = parseStartParam(telegram.startParam);
  const scanned = start?.kind === 'table' ? start.table : tableFromQuery((name) => query.get(name));
  // The latest scan wins, and a table is forgotten after three hours.
  if (scanned) table.setTable({ ...scanned, scannedAt: now() });
  else if (table.state.table && !isTableFresh(table.state.table.scannedAt, now())) table.reset();
  merchant.setChannel(
    channelOf({
      insideTelegram: telegram.isInside,
      hasInitDataCookie: remembered.hasInitDataCookie(),
      table: table.state.table,
      channelParam: query.get('channel'),
    }),
  );
  const address = merchantKeyFrom({
    hostname: location.hostname,
    vendor: query.get('vendor'),
    remembered: remembered.merchantKey(),
  });
  return { address, start };
}
