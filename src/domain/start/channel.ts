import * as limits from '../limits';
import type { Channel } from '../merchant';
import type { OrderDevice } from '../order/order';

/** A scanned table; hall and branch are optional. */
export type Table = { tableId: string; hallId: string | null; branchId: string | null };

/**
 * The entry channel (settled: entering). A scanned table takes precedence, also inside Telegram.
 */
export function channelOf(from: {
  /** inside Telegram, or with the cookie that an earlier launch left (§7) */
  isInBot: boolean;
  table: Table | null;
  isFromClick: boolean;
}): Channel {
  if (from.table) return 'QR';
  if (from.isInBot) return 'TG';
  return from.isFromClick ? 'CLICK' : 'WEB';
}

/** Whether the launch URL's `channel` says that the Click app opened the shop. */
export const isClick = (channelParam: string | null): boolean =>
  channelParam?.toLowerCase() === 'click';

/** §4: TELEGRAM_BOT in the bot, also at a table; else Click's mini app or the web. */
export function orderDeviceOf(channel: Channel, isInBot = false): OrderDevice {
  if (channel === 'TG' || isInBot) return 'TELEGRAM_BOT';
  return channel === 'CLICK' ? 'CLICK_MINI_APP' : 'CLIENT_WEB';
}

/** What to open on launch. */
export type StartParam =
  | { kind: 'product' | 'category' | 'order' | 'branch' | 'shared'; id: string }
  | { kind: 'promo'; code: string }
  | { kind: 'table'; table: Table };

/**
 * Parses `product_<id>`, `category_<id>`, `order_<id>`, `branch_<id>`, `shared_<packed basket>`,
 * `promo_<code>` and `table_<branchId>_<hallId>_<tableId>` (settled: entering); null for anything
 * else.
 */
export function parseStartParam(value: string | null | undefined): StartParam | null {
  const [, kind, rest] = /^([a-z]+)_(.+)$/.exec(value ?? '') ?? [];
  if (!kind || !rest) return null;
  if (
    kind === 'product' ||
    kind === 'category' ||
    kind === 'order' ||
    kind === 'branch' ||
    kind === 'shared'
  ) {
    return { kind, id: rest };
  }
  if (kind === 'promo') return { kind, code: rest };
  const [branchId, hallId, ...tableId] = rest.split('_');
  const table = asTable(tableId.join('_'), hallId, branchId);
  return kind === 'table' && table ? { kind, table } : null;
}

/** The table in a QR URL's query: `tableId`, `hallId`, `branchId` or `table`, `hall`, `branch`. */
export function tableFromQuery(get: (name: string) => string | null): Table | null {
  const read = (name: string) => get(`${name}Id`) || get(name);
  return asTable(read('table'), read('hall'), read('branch'));
}

function asTable(
  tableId: string | null,
  hallId: string | null | undefined,
  branchId: string | null | undefined,
): Table | null {
  return tableId ? { tableId, hallId: hallId || null, branchId: branchId || null } : null;
}

/** Tables expire after 3 hours, or after a clock change of more than that (epoch ms). */
export function isTableFresh(scannedAt: number, now: number): boolean {
  return Math.abs(now - scannedAt) < limits.tableMemoryMs;
}
