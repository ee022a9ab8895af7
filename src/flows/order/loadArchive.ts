import type { ListPage } from '../../api/lists';
import { listOrders } from '../../api/orders';
import type { ApiError } from '../../api/result';
import type { Order } from '../../domain/order/order';
import * as archive from '../../stores/order/archive';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { services } from '../services';

/** A list that moves at every look is shown as it was at the last of these. */
const patience = 3;

/** Counts the readings, so that the answer of an older one is known. */
let latest = 0;

/**
 * Fetches the next page of the archive (§9: pages of 10, zero-based); does nothing past the last. An
 * order that comes into the archive, or leaves it, moves all behind it: when the length has changed
 * or an order turns up again, the pages so far are read again, so that none is shown twice or skipped.
 * On failure what is there stays, and the same page is next.
 */
export async function loadMoreArchive(): Promise<void> {
  const { nextPage, status, ids, total } = archive.state;
  if (nextPage === null || status === 'loading') return;
  await read(async (page) => {
    const [error, found] = await page(nextPage);
    if (error) return error;
    const known = new Set(ids);
    const hasMoved = nextPage > 0 && found.total !== total;
    if (hasMoved || found.items.some(({ id }) => known.has(id))) {
      return readAgain(page, nextPage);
    }
    return { ids: [...ids, ...idsOf(found)], pages: nextPage + 1, ...rest(found) };
  });
}

/** Reads the archive from its beginning and puts it in place of what is shown. */
export function refreshArchive(): Promise<ApiError | null> {
  return read((page) => readAgain(page, 0));
}

type Page = (number: number) => Promise<[ApiError, null] | [null, ListPage<Order>]>;
type Found = { ids: readonly string[]; pages: number; isLast: boolean; total: number | null };

const idsOf = ({ items }: ListPage<Order>) => items.map(({ id }) => id);
const rest = ({ isLast, total }: ListPage<Order>) => ({ isLast, total });

async function read(take: (page: Page) => Promise<Found | ApiError>): Promise<ApiError | null> {
  const { user } = session.state;
  if (!user) return null;
  latest += 1;
  const own = latest;
  const before = archive.state.ids.length;
  archive.setStatus('loading');
  const { http } = services();
  const isThere = () => session.state.user?.id === user.id;
  const found = await take(async (page) => {
    const answer = await listOrders(http, { userId: user.id, page, archive: true });
    if (isThere()) for (const order of answer[1]?.items ?? []) orders.remember(order);
    return answer;
  });
  if (own !== latest || !isThere()) return null;
  if ('kind' in found) {
    archive.setStatus('failed');
    return found;
  }
  const { ids, pages, isLast, total } = found;
  // A server that answers every page with the same orders has no more to tell.
  const isExhausted = pages > 1 && new Set(ids).size <= before;
  archive.set(ids, { nextPage: isLast || isExhausted ? null : pages, total });
  return null;
}

/** Reads pages 0 to `last`, again from the start while the list moves under the reading. */
async function readAgain(page: Page, last: number): Promise<Found | ApiError> {
  let found: Found = { ids: [], pages: 0, isLast: true, total: null };
  for (let round = 0; round < patience; round += 1) {
    found = { ids: [], pages: 0, isLast: false, total: null };
    let hasMoved = false;
    while (found.pages <= last && !found.isLast) {
      const [error, next] = await page(found.pages);
      if (error) return error;
      hasMoved ||= found.pages > 0 && next.total !== found.total;
      found = { ids: [...found.ids, ...idsOf(next)], pages: found.pages + 1, ...rest(next) };
    }
    if (!hasMoved) break;
  }
  return found;
}
