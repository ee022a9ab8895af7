import { anywhere, readLink } from '../../domain/text/link';
import { services } from '../services';

/** The user's Telegram photo URL, for display only. null outside Telegram and for an unsafe URL. */
export function readPhoto(): string | null {
  const url = services().telegram.user?.photoUrl ?? null;
  const link = url === null ? null : readLink(url, anywhere);
  return link?.to === 'web' || link?.to === 'telegram' ? link.url : null;
}
