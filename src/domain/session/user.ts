import {
  anyRecord,
  type Checked,
  flag,
  number,
  oneOf,
  orMissing,
  orNull,
  record,
  text,
  textOrNull,
} from '../shape';

export const genders = ['male', 'female'] as const;

export const isUser = record({
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
  gender: orNull(oneOf(...genders)),
  cashback: number,
});
export type User = Checked<typeof isUser>;

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
  received?: Readonly<Record<string, unknown>> | undefined;
};

/** An SMS code that was sent; `sentAt` is the device's epoch ms. */
export type SentCode = PhoneChange & { sentAt: number };

export const isSentCode = record<SentCode>({
  id: text,
  phone: text,
  type: text,
  time: number,
  timestamp: orNull(number),
  received: orMissing(anyRecord),
  sentAt: number,
});

/** Whether the phone is set and not marked as unverified (settled: start). */
export function hasVerifiedPhone(user: Pick<User, 'phone' | 'isPhoneVerified'> | null): boolean {
  return Boolean(user?.phone && user.isPhoneVerified);
}

/** First and last name, '' when neither is known. */
export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
