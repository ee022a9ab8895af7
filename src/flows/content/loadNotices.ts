import { listNotices } from '../../api/notifications';
import * as notices from '../../stores/content/notices';
import * as session from '../../stores/session/session';
import { services } from '../services';

/** Fetches the newest notices; what is on screen stays until they are there. */
export async function loadNotices(): Promise<void> {
  await read(0);
}

/** Fetches the next page; does nothing past the last. On failure the same page is next. */
export async function loadMoreNotices(): Promise<void> {
  const { nextPage } = notices.state;
  if (nextPage !== null) await read(nextPage);
}

async function read(page: number): Promise<void> {
  const { user } = session.state;
  if (!user || notices.state.status === 'loading') return;
  notices.setStatus('loading');
  const [error, found] = await listNotices(services().http, user.id, page);
  if (session.state.user?.id !== user.id) return;
  if (error) notices.setStatus('failed');
  else notices.addPage(found.items, page, found.isLast);
}
