import type { PhoneChange } from '../../domain/session/user';
import { anyRecord, fieldsOf } from '../../domain/shape';

/** An SMS code that was sent; `sentAt` is the device's epoch ms. */
export type SentCode = PhoneChange & { sentAt: number };

/** Reads a stored code; null when invalid. */
export function readSentCode(stored: unknown): SentCode | null {
  const { id, phone, type, time, timestamp, sentAt, received } = fieldsOf(stored);
  if (typeof id !== 'string' || typeof phone !== 'string' || typeof type !== 'string') return null;
  if (typeof time !== 'number' || typeof sentAt !== 'number') return null;
  return {
    id,
    phone,
    type,
    time,
    timestamp: typeof timestamp === 'number' ? timestamp : null,
    sentAt,
    ...(anyRecord(received) && { received }),
  };
}
