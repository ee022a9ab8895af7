import { services } from '../services';

/**
 * The photo that Telegram shows of whoever has opened the app: for display only. null outside
 * Telegram, and for an address that is not fetched safely.
 */
export function readPhoto(): string | null {
  const url = services().telegram.user?.photoUrl ?? null;
  return url !== null && /^https:\/\/[^/\\]/i.test(url) ? url : null;
}
