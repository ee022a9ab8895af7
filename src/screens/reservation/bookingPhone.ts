import type { Branch } from '../../domain/branches/branch';
import { shopPhone } from '../../flows/branches/shopPhone';

/** The phone for reservations, else the branch's own; null if there is none. */
export function bookingPhone(
  branch: Pick<Branch, 'bookingPhone' | 'phone'>,
): { text: string; href: string } | null {
  const { bookingPhone: own, phone } = branch;
  return shopPhone(own, [phone]) ?? shopPhone(phone);
}
