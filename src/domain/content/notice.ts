import type { Localized } from '../text/language';

/** What the merchant has told a customer. */
export type Notice = {
  id: string;
  title: Localized;
  text: Localized;
  image: string | null;
  /** the order that it is about */
  orderId: string | null;
  /** epoch milliseconds, null when the server does not say */
  createdAt: number | null;
};

/**
 * Whether a notice came after the latest one that was read. The server keeps no record of what was
 * read, so the device does: `readUpTo` is the time of that notice, null when none ever was.
 */
export function isUnread(
  { createdAt }: Pick<Notice, 'createdAt'>,
  readUpTo: number | null,
): boolean {
  return createdAt !== null && (readUpTo === null || createdAt > readUpTo);
}
