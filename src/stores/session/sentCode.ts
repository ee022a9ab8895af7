import type { PhoneChange } from '../../domain/session/user';
import { fieldsOf } from '../storage/fieldsOf';

/** A code that is on its way; `sentAt` is the device's epoch milliseconds. */
export type SentCode = PhoneChange & { sentAt: number };

/** What an earlier life of the page has kept of one; null for anything that is none. */
export function readSentCode(stored: unknown): SentCode | null {
  const { id, phone, type, time, timestamp, sentAt } = fieldsOf(stored);
  if (typeof id !== 'string' || typeof phone !== 'string' || typeof type !== 'string') return null;
  if (typeof time !== 'number' || typeof sentAt !== 'number') return null;
  return {
    id,
    phone,
    type,
    time,
    timestamp: typeof timestamp === 'number' ? timestamp : null,
    sentAt,
  };
}
