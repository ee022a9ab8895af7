import type { Money } from '../basket/pricing';
import { flag, number, oneOf, orNull, record, text } from '../shape';

export type User = {
  id: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** false only if the server says so (settled: start) */
  isPhoneVerified: boolean;
  email: string | null;
  image: string | null;
  /** `yyyy-mm-dd` */
  birthday: string | null;
  gender: 'male' | 'female' | null;
  cashback: Money;
};

/** Whether a stored value is a user profile. */
export const isUser = record<User>({
  id: text,
  firstName: text,
  lastName: text,
  phone: orNull(text),
  isPhoneVerified: flag,
  email: orNull(text),
  image: orNull(text),
  birthday: orNull(text),
  gender: orNull(oneOf('male', 'female')),
  cashback: number,
});

/** Response after a code was sent to a phone (§3, phone-change record). */
export type PhoneChange = {
  id: string;
  phone: string;
  type: string;
  /** seconds until the code can be resent */
  time: number;
  /** when the code was sent: server time, epoch milliseconds */
  timestamp: number | null;
  /** the record as it came; goes back with the code */
  received?: Readonly<Record<string, unknown>>;
};

/** Whether the phone is set and not marked as unverified (settled: start). */
export function hasVerifiedPhone(user: Pick<User, 'phone' | 'isPhoneVerified'> | null): boolean {
  return Boolean(user?.phone && user.isPhoneVerified);
}

/** First and last name, '' when neither is known. */
export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
