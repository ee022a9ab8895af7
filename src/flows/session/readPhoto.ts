import { services } from '../services';

/** The user's Telegram photo URL, for display only. null outside Telegram and for an unsafe URL. */
export function readPhoto(): string | null {
  const url = services().telegram.user?.photoUrl ?? null;
  return url !== null && /^https:\/\/[^/\\]/i.test(url) ? url : null;
}
