import type { DataKind } from '../situation/situation';
import type { Account } from '../situation/users';
import { signQuery } from './sign';

export type InitDataOptions = {
  account: Account;
  botToken: string;
  kind: DataKind;
  /** the value of `startapp=`, empty for none */
  start: string;
  /** now, in milliseconds */
  now: number;
  /** whether the bot may already write to the user, by default not */
  allowsMessages?: boolean;
};

const day = 86_400;

/** Offset of the signing time from now, in seconds. */
const age: Partial<Record<DataKind, number>> = { expired: -2 * day, future: day };

/**
 * Raw init data, `undefined` when a launch carries none. `tampered` is signed for another user,
 * `short` is below the valid length (§5: more than 10 characters), `unsigned` lacks the `signature`
 * field like older clients, which the launch parser refuses.
 */
export async function makeInitData(options: InitDataOptions): Promise<string | undefined> {
  const { account, botToken, kind, start, now, allowsMessages = false } = options;
  if (kind === 'absent') return undefined;
  if (kind === 'short') return 'hash=0';
  const fields: Record<string, string> = {
    query_id: `AAH${account.id}AAAAAN0XohDhrOrc`,
    user: JSON.stringify(userOf(account, allowsMessages)),
    auth_date: String(Math.floor(now / 1000) + (age[kind] ?? 0)),
    chat_type: 'sender',
    chat_instance: '-3788475317572404878',
    ...(start && { start_param: start }),
    // the Ed25519 signature for third parties needs Telegram's own key
    ...(kind !== 'unsigned' && { signature: 'A'.repeat(86) }),
  };
  const raw = await signQuery(fields, botToken);
  return kind === 'tampered'
    ? tamper(raw, { ...userOf(account, allowsMessages), id: account.id + 1 })
    : raw;
}

function tamper(raw: string, user: Record<string, unknown>): string {
  const query = new URLSearchParams(raw);
  query.set('user', JSON.stringify(user));
  return query.toString();
}

function userOf(account: Account, allowsMessages: boolean): Record<string, unknown> {
  return {
    id: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    ...(account.username && { username: account.username }),
    language_code: account.language,
    ...(allowsMessages && { allows_write_to_pm: true }),
  };
}

/** The contact as signed by Telegram when the user shares the phone number. */
export function makeContact(account: Account, botToken: string, now: number): Promise<string> {
  const contact = {
    contact: JSON.stringify({
      user_id: account.id,
      phone_number: account.phone.replace('+', ''),
      first_name: account.firstName,
      last_name: account.lastName,
    }),
    auth_date: String(Math.floor(now / 1000)),
  };
  return signQuery(contact, botToken);
}
