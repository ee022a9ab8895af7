import type { Localized } from '../text/language';

/** A notification from the merchant. */
export type Notice = {
  id: string;
  title: Localized;
  text: Localized;
  image: string | null;
  /** the related order */
  orderId: string | null;
  /** epoch milliseconds, null if the server does not say */
  createdAt: number | null;
};

/**
 * Whether a notice is newer than the last one read. Read state is kept on the device, not on the
 * server: `readUpTo` is the time of the newest notice read, null if none.
 */
export function isUnread(
  { createdAt }: Pick<Notice, 'createdAt'>,
  readUpTo: number | null,
): boolean {
  return createdAt !== null && (readUpTo === null || createdAt > readUpTo);
}
