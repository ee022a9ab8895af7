import { listOrders } from '../../api/orders';
import type { ListPage } from '../../api/readers/lists';
import type { ApiError } from '../../api/result';
import type { Order } from '../../domain/order/order';
import * as archive from '../../stores/order/archive';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { services } from '../services';

/** Maximum number of re-reads of a list that keeps changing. */
const maxReads = 3;

/** Number of the latest read; older responses are dropped. */
let latest = 0;

/**
 * Fetches the next archive page, if any (§9: pages of 10, zero-based). Orders entering or leaving
 * the archive shift the ones behind them: when the total changes or an order repeats, all pages so
 * far are read again, so that none is duplicated or skipped. On failure the list stays and the same
 * page is next.
 */
export async function loadMoreArchive(): Promise<void> {
  const { nextPage, status, ids, total } = archive.state;
  // Where all pages are there, what has failed is a reload.
  if (nextPage === null && status === 'failed') return void (await refreshArchive());
  if (nextPage === null || status === 'loading') return;
  await read(async (page) => {
    const [error, found] = await page(nextPage);
    if (error) return error;
    const known = new Set(ids);
    const hasMoved = nextPage > 0 && found.total !== total;
    if (hasMoved || found.items.some(({ id }) => known.has(id))) {
      return readAgain(page, nextPage);
    }
    return { ids: [...ids, ...idsOf(found)], pages: nextPage + 1, ...pageInfo(found) };
  });
}

/** Reloads the archive from the first page. */
export function refreshArchive(): Promise<ApiError | null> {
  return read((page) => readAgain(page, 0));
}

type Page = (number: number) => Promise<[ApiError, null] | [null, ListPage<Order>]>;
type Found = { ids: readonly string[]; pages: number; isLast: boolean; total: number | null };

const idsOf = ({ items }: ListPage<Order>) => items.map(({ id }) => id);
const pageInfo = ({ isLast, total }: ListPage<Order>) => ({ isLast, total });

async function read(load: (page: Page) => Promise<Found | ApiError>): Promise<ApiError | null> {
  const { user } = session.state;
  if (!user) return null;
  latest += 1;
  const current = latest;
  const before = archive.state.ids.length;
  archive.setStatus('loading');
  const { http } = services();
  const isSameUser = () => session.state.user?.id === user.id;
  const found = await load(async (page) => {
    const result = await listOrders(http, { userId: user.id, page, archive: true });
    if (isSameUser()) for (const order of result[1]?.items ?? []) orders.remember(order);
    return result;
  });
  if (current !== latest || !isSameUser()) return null;
  if ('kind' in found) {
    archive.setStatus('failed');
    return found;
  }
  const { ids, pages, isLast, total } = found;
  // A server that repeats the same page has no more orders.
  const isExhausted = pages > 1 && new Set(ids).size <= before;
  archive.set(ids, { nextPage: isLast || isExhausted ? null : pages, total });
  return null;
}

/** Reads pages 0 to `last`, restarting while the list changes during the read. */
async function readAgain(page: Page, last: number): Promise<Found | ApiError> {
  let found: Found = { ids: [], pages: 0, isLast: true, total: null };
  for (let round = 0; round < maxReads; round += 1) {
    found = { ids: [], pages: 0, isLast: false, total: null };
    let hasMoved = false;
    while (found.pages <= last && !found.isLast) {
      const [error, next] = await page(found.pages);
      if (error) return error;
      hasMoved ||= found.pages > 0 && next.total !== found.total;
      found = { ids: [...found.ids, ...idsOf(next)], pages: found.pages + 1, ...pageInfo(next) };
    }
    if (!hasMoved) break;
  }
  return found;
}

let inFlight: Promise<unknown> = Promise.resolve();

/**
 * Loads the newest past orders, once a visit; after a failure the list of orders tries again. Guests
 * have none.
 */
export async function loadPastOrders(): Promise<void> {
  if (archive.state.status === 'idle') inFlight = refreshArchive();
  await inFlight;
}
