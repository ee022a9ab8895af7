import { getOrder, listActiveOrders, listOrders } from '../api/orders';
import * as orders from '../stores/orders';
import * as session from '../stores/session';
import { wired } from './wiring';

/** §4: active orders are fetched with a profile id and a token only. */
export async function loadActiveOrders(): Promise<void> {
  const { user, token } = session.state;
  if (!user || !token) return;
  orders.setActiveStatus('loading');
  const [, active] = await listActiveOrders(wired().http, user.id);
  if (active) orders.setActive(active);
  else orders.setActiveStatus('failed');
}

/** Fetches the next page of the archive (§9: pages of 10, zero-based); does nothing past the last. */
export async function loadMoreArchive(): Promise<void> {
  const { user } = session.state;
  const page = orders.state.nextPage;
  if (!user || page === null || orders.state.archiveStatus === 'loading') return;
  orders.setArchiveStatus('loading');
  const [error, found] = await listOrders(wired().http, { userId: user.id, page, archive: true });
  if (error) orders.setArchiveStatus('failed');
  else orders.addArchivePage(found.items, found.isLast ? null : page + 1);
}

/** Fetches one order anew. `missing` when the server does not know it, `failed` when it did not say. */
export async function refreshOrder(id: string): Promise<'ready' | 'missing' | 'failed'> {
  const [error, order] = await getOrder(wired().http, id);
  if (order) {
    orders.remember(order);
    return 'ready';
  }
  return error?.status === 404 || error?.status === 403 ? 'missing' : 'failed';
}
