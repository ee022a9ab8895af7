import { toIso } from './clock';
import { type Db, nextId } from './db';
import type { Contact, TelegramUser } from './initData';
import type { UserRecord } from './records/user';
import { Refusal } from './refusal';

type NewUser = Pick<UserRecord, 'merchantId' | 'telegramId' | 'firstName' | 'lastName' | 'phone'>;

const welcomeCashback = 15_000;

/**
 * The user of Telegram init data, created on the first visit; the phone comes from the shared
 * contact.
 */
export function telegramUser(
  db: Db,
  merchantId: string,
  from: TelegramUser,
  now: number,
): UserRecord {
  const known = db.users.find(
    (each) => each.merchantId === merchantId && each.telegramId === from.id,
  );
  const user =
    known ??
    addUser(
      db,
      {
        merchantId,
        telegramId: from.id,
        firstName: from.firstName,
        lastName: from.lastName,
        phone: null,
      },
      now,
    );
  const phone = db.contacts[from.id];
  if (phone && !user.phone) {
    user.phone = phone;
    user.isVerified = true;
  }
  if (from.languageCode && !user.language) user.language = from.languageCode;
  return user;
}

/** The user with this code-verified phone, created at the first log-in. */
export function phoneUser(db: Db, merchantId: string, phone: string, now: number): UserRecord {
  const known = db.users.find((each) => each.merchantId === merchantId && each.phone === phone);
  if (known) known.isVerified = true;
  return (
    known ?? addUser(db, { merchantId, telegramId: null, firstName: '', lastName: '', phone }, now)
  );
}

/** Links a phone shared with the bot to that Telegram user in every shop. */
export function shareContact(db: Db, { telegramId, phone }: Contact): void {
  db.contacts[telegramId] = phone;
  for (const user of db.users) {
    if (user.telegramId !== telegramId) continue;
    user.phone = phone;
    user.isVerified = true;
  }
}

/** Opens a session; returns its bearer token. */
export function openSession(db: Db, user: UserRecord): string {
  const token = `${crypto.randomUUID()}.${user.id}`;
  db.sessions.push({ token, userId: user.id, merchantId: user.merchantId });
  return token;
}

/** A phone as `+` and 9 to 15 digits, separators removed; 400 for anything else. */
export function toPhone(sent: string): string {
  const digits = sent.replace(/[\s()+-]/g, '');
  const isPhone = /^\d{9,15}$/.test(digits) && (!digits.startsWith('998') || digits.length === 12);
  if (!isPhone) throw new Refusal(400, 'phone-invalid');
  return `+${digits}`;
}

function addUser(db: Db, newUser: NewUser, now: number): UserRecord {
  const user: UserRecord = {
    ...newUser,
    id: nextId(db),
    isVerified: newUser.phone !== null,
    email: null,
    image: null,
    birthday: null,
    gender: null,
    role: 'CLIENT',
    cashback: welcomeCashback,
    language: null,
    isActive: true,
    createdDate: toIso(now),
    lastModifiedDate: toIso(now),
  };
  db.users.push(user);
  return user;
}
