import type { Money } from '../basket/pricing';
import { flag, number, oneOf, orNull, record, text } from '../shape';

export type User = {
  id: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** false only when the server says that the phone is not verified (readings: start) */
  isPhoneVerified: boolean;
  email: string | null;
  image: string | null;
  /** `yyyy-mm-dd` */
  birthday: string | null;
  gender: 'male' | 'female' | null;
  cashback: Money;
};

/** Whether a stored profile is one. */
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

/** What the server answers when a code has been sent to a phone (§3, phone-change record). */
export type PhoneChange = {
  id: string;
  phone: string;
  type: string;
  /** seconds until the code may be asked for again */
  time: number;
  /** epoch milliseconds at which the code was sent, by the server's clock */
  timestamp: number | null;
};

/** Readings, start: a phone is there, and the server has not called it unverified. */
export function hasVerifiedPhone(user: Pick<User, 'phone' | 'isPhoneVerified'> | null): boolean {
  return Boolean(user?.phone && user.isPhoneVerified);
}

/** First and last name, '' when neither is known. */
export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
