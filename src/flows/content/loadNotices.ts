import { listNotices } from '../../api/notifications';
import type { Notice } from '../../domain/content/notice';
import * as notices from '../../stores/content/notices';
import * as session from '../../stores/session/session';
import { serverNow } from '../platform';
import { services } from '../services';

/** Fetches the newest notices; the current list stays until they arrive. */
export async function loadNotices(): Promise<void> {
  await fetchPage(0);
}

/** Fetches the next page, if any; a failed page is retried by the next call. */
export async function loadMoreNotices(): Promise<void> {
  const { nextPage, status } = notices.state;
  // Where all pages are there, what has failed is a reload.
  if (nextPage !== null || status === 'failed') await fetchPage(nextPage ?? 0);
}

async function fetchPage(page: number): Promise<void> {
  const { user } = session.state;
  if (!user || notices.state.status === 'loading') return;
  notices.setStatus('loading');
  const [error, found] = await listNotices(services().http, user.id, page);
  if (session.state.user?.id !== user.id) return;
  if (error) notices.setStatus('failed');
  else notices.addPage(found.items.map(withPossibleTime), page, found.isLast);
}

/** Time zones differ by less. */
const dayMs = 86_400_000;

/** One notice of the far future, once read, would make all later ones read. */
const withPossibleTime = (notice: Notice): Notice =>
  (notice.createdAt ?? 0) > serverNow() + dayMs ? { ...notice, createdAt: null } : notice;
