import * as v from 'valibot';
import { anyRecord, flag, number, numberOrNull, text, textOrNull } from '../schema';

export const genders = ['male', 'female'] as const;

export const userSchema = v.object({
  id: text,
  firstName: text,
  lastName: text,
  phone: textOrNull,
  /** false only if the server says so (settled: start) */
  isPhoneVerified: flag,
  email: textOrNull,
  image: textOrNull,
  /** `yyyy-mm-dd` */
  birthday: textOrNull,
  gender: v.nullable(v.picklist(genders)),
  cashback: number,
});
export type User = v.InferOutput<typeof userSchema>;

/** Response after a code was sent to a phone (§3, phone-change record). */
const phoneChange = v.object({
  id: text,
  phone: text,
  type: text,
  /** seconds until the code can be resent */
  time: number,
  /** when the code was sent: server time, epoch milliseconds */
  timestamp: v.fallback(numberOrNull, null),
  /** the record as it came; goes back with the code */
  received: v.optional(anyRecord),
});
export type PhoneChange = v.InferOutput<typeof phoneChange>;

/** An SMS code that was sent; `sentAt` is the device's epoch ms. */
export const sentCode = v.object({ ...phoneChange.entries, sentAt: number });
export type SentCode = v.InferOutput<typeof sentCode>;

/** Whether the phone is set and not marked as unverified (settled: start). */
export function hasVerifiedPhone(user: Pick<User, 'phone' | 'isPhoneVerified'> | null): boolean {
  return Boolean(user?.phone && user.isPhoneVerified);
}

/** First and last name, '' when neither is known. */
export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
