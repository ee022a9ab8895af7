import type { Money } from './pricing';

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
