/** A user; fields that only the client knows are stored as sent. */
export type UserRecord = Readonly<Record<string, unknown>> & {
  id: string;
  merchantId: string;
  telegramId: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  isVerified: boolean;
  email: string | null;
  image: string | null;
  /** yyyy-mm-dd */
  birthday: string | null;
  gender: 'male' | 'female' | null;
  role: 'CLIENT';
  /** som */
  cashback: number;
  language: string | null;
  isActive: boolean;
  createdDate: string;
  lastModifiedDate: string;
};

export type SessionRecord = { token: string; userId: string; merchantId: string };

/** The purpose of a code; `code` is never on the wire, testers read it at `/__mock/codes`. */
export type CodePurpose = 'LOGIN' | 'PHONE' | 'ORDER' | 'CARD';
export type CodeRecord = {
  id: string;
  merchantId: string;
  purpose: CodePurpose;
  /** the id of the user, order or card; for a log-in the phone */
  subject: string;
  phone: string;
  type: string;
  code: string;
  sentAt: number;
  attempts: number;
};

/** A saved address; fields that only the client knows are stored as sent. */
export type AddressRecord = Readonly<Record<string, unknown>> & {
  id: string;
  userId: string;
  merchantId: string;
  /** `HOUSE`, `APARTMENT`, or a client’s own */
  type: string | null;
  name: string;
  streetName: string;
  /** `details` of §3: floor, office, entrance and intercom, in the form in which they were sent */
  details: unknown;
  description: string;
  /** null for an address that was not shown on a map */
  latitude: number | null;
  longitude: number | null;
  cityId: string | null;
  houseNumber: string;
  comment: string;
  office: string;
  domophone: string;
  entrance: string;
  floor: string;
  createdDate: string;
};

export type FavouriteRecord = {
  id: string;
  userId: string;
  productId: string;
  isFavourite: boolean;
};

export type CardRecord = {
  id: string;
  userId: string;
  name: string;
  /** masked except for the last four digits */
  number: string;
  expire: string;
  phone: string;
  isVerified: boolean;
  type: 'UZCARD' | 'HUMO' | 'VISA' | 'MASTERCARD' | 'OTHER';
};
