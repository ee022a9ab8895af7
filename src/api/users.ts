import * as v from 'valibot';
import * as limits from '../domain/limits';
import { isPhoneComplete } from '../domain/session/phone';
import { genders, type PhoneChange, type User } from '../domain/session/user';
import type { Http } from './call';
import { fieldOf, required } from './readers/field';
import { pictureOrNull } from './readers/links';
import { orNothing, theRecord, withReceived } from './readers/records';
import { text, textOrNull, toText } from './readers/texts';
import { day, moment } from './readers/times';
import { flag, id, idOrNull, numberOrNull, oneOf, priceOrZero } from './readers/values';
import type { Result } from './result';

const plainUser = v.pipe(
  v.object({
    id,
    firstName: text,
    lastName: text,
    phone: textOrNull,
    isVerified: flag(true),
    phoneVerified: flag(true),
    email: textOrNull,
    image: pictureOrNull,
    birthday: day,
    gender: oneOf(genders, null),
    cashback: priceOrZero,
  }),
  v.transform(
    ({ isVerified, phoneVerified, ...wire }): User => ({
      ...wire,
      isPhoneVerified: isVerified && phoneVerified,
    }),
  ),
);

/** A user, bare or inside a profile (§3: a profile is an id and a user). */
export const user = v.pipe(
  v.unknown(),
  v.transform((wire) => fieldOf(wire, 'user') ?? wire),
  plainUser,
);

/** Record of a sent code (§3, phone change). */
export const phoneChange = v.pipe(
  withReceived(
    v.object({
      id: idOrNull,
      phone: text,
      type: text,
      time: numberOrNull,
      timestamp: moment,
    }),
  ),
  v.transform(
    ({ wire, received }): PhoneChange => ({
      ...wire,
      id: wire.id ?? '',
      time: wire.time ?? limits.codeResendSeconds,
      received,
    }),
  ),
);

/** Response of a sent code; an empty one also means that the code was sent. */
export const sentCodeTo = (phone: string) =>
  v.pipe(
    orNothing(theRecord(phoneChange)),
    v.transform((sent): PhoneChange => {
      const defaults = { id: '', type: 'WEB', time: limits.codeResendSeconds, timestamp: null };
      return { ...(sent ?? defaults), phone: sent?.phone || phone };
    }),
  );

/** The record as it came with the typed code; what the server left out is filled in. */
export const withCode = (record: PhoneChange, code: string) => ({
  ...recordBody(record),
  ...withoutNulls(record.received ?? {}),
  code,
});

const withoutNulls = (received: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(received).filter(([, value]) => value != null));

const recordBody = (record: PhoneChange) => ({
  id: record.id,
  phone: record.phone,
  type: record.type,
  time: record.time,
  timestamp: record.timestamp === null ? null : new Date(record.timestamp).toISOString(),
});

/** Fetches the token owner's profile (§7). */
export const getMe = (http: Http): Promise<Result<User>> =>
  http.get('/users/v1/users/me', { withToken: true, schema: theRecord(user) });

/** The user's record as it came. */
const userRecord = v.pipe(
  v.unknown(),
  v.transform((wire) => fieldOf(wire, 'user') ?? wire),
  v.looseObject({}),
);

/**
 * Updates profile fields. What is not changed goes back as the server has it, so that a server which
 * replaces the record loses nothing. The answer need not be the whole user.
 */
export async function updateUser(
  http: Http,
  userId: string,
  changes: Partial<Pick<User, 'firstName' | 'lastName' | 'email' | 'birthday' | 'gender'>>,
): Promise<Result<null>> {
  const [error, received] = await http.get('/users/v1/users/me', {
    withToken: true,
    schema: theRecord(userRecord),
  });
  if (error) return [error, null];
  return http.put(`/users/v1/users/${encodeURIComponent(userId)}`, {
    withToken: true,
    body: { ...received, ...changes },
  });
}

/** Sends a code to a new phone (§4, phone change). */
export const changePhone = (http: Http, phone: string): Promise<Result<PhoneChange>> =>
  http.put('/users/v1/users/phone', {
    withToken: true,
    body: { phone, type: 'WEB' },
    schema: sentCodeTo(phone),
  });

/** Whatever else the answer says, such as that all went well, is no number. */
const newPhone = required((wire) => {
  const phone = toText(fieldOf(wire, 'phone') ?? wire);
  return isPhoneComplete(phone) ? phone : null;
});

/** Confirms the new phone with the code; returns the stored phone, else the one of the record. */
export async function verifyPhone(
  http: Http,
  record: PhoneChange,
  code: string,
): Promise<Result<string>> {
  const [error, storedPhone] = await http.put('/users/v1/users/phone/verify', {
    withToken: true,
    body: withCode(record, code),
    schema: orNothing(newPhone),
  });
  return error ? [error, null] : [null, storedPhone ?? record.phone];
}

/** Deletes the account, in one attempt; with a `token` of the caller's, whose refusal ends no session. */
export const deleteAccount = (http: Http, token?: string): Promise<Result<null>> =>
  http.delete('/users/v1/users', { withToken: token ?? true, scope: 'person', retry: false });
