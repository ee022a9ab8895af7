import { digitsIn } from '../text/digits';
import { hasVerifiedPhone, type User } from './user';

/**
 * A person's code at the till: their phone as digits without the plus, which some scanners type as
 * another sign. null without a verified phone.
 */
export const loyaltyCode = (person: Pick<User, 'phone' | 'isPhoneVerified'>): string | null =>
  (hasVerifiedPhone(person) && digitsIn(person.phone ?? '')) || null;
