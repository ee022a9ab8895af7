import { storage } from '../../device/storages';
import { noneSince } from '../../domain/noneSince';
import { number, readAs } from '../../domain/schema';
import { type AbsenceKey, absenceKey } from './storedMerchant';

const readMark = readAs(number);

/**
 * Whether the server says none of what this device has of a shop, and it is not certain yet: what is there stays. The
 * mark is stored, so that the second time may be at another visit. `now`: epoch ms.
 */
export function isSudden(key: AbsenceKey, merchantId: string, now: number): boolean {
  const name = absenceKey(key, merchantId);
  const mark = noneSince(storage.read(name, readMark), now);
  if (mark === null) storage.remove(name);
  else storage.write(name, mark);
  return mark !== null;
}
