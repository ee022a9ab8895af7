import type { DataKind, LaunchKind } from '../situation/situation';
import type { Account } from '../situation/users';
import { keyPairOf } from './keyPair';
import { launchFields } from './launchKind';
import { signQuery, telegramQuery } from './sign';

export type InitDataOptions = {
  account: Account;
  botToken: string;
  kind: DataKind;
  /** from where the app is opened */
  launch: LaunchKind;
  /** the start parameter, empty for none */
  start: string;
  /** now, in milliseconds */
  now: number;
  /** the address of the user's photo, empty for none */
  photo?: string;
  /** whether the bot may already write to the user, by default not */
  allowsMessages?: boolean;
};

const day = 86_400;

/** Offset of the signing time from now, in seconds. */
const age: Partial<Record<DataKind, number>> = { expired: -2 * day, future: day };

/**
 * Raw init data, `undefined` when a launch carries none, as from a keyboard button. `tampered` is signed for another user,
 * `short` is below the valid length (§5: more than 10 characters), `unsigned` lacks the `signature`
 * field like older clients, which the launch parser refuses.
 */
export async function makeInitData(options: InitDataOptions): Promise<string | undefined> {
  const { account, botToken, kind, launch, start, now } = options;
  const ofLaunch = launchFields(launch, account, start);
  if (kind === 'absent' || ofLaunch === null) return undefined;
  if (kind === 'short') return 'hash=0';
  const user = userOf(options);
  const fields: Record<string, string> = {
    ...ofLaunch,
    user: JSON.stringify(user),
    auth_date: String(Math.floor(now / 1000) + (age[kind] ?? 0)),
  };
  if (kind !== 'unsigned') fields.signature = await signForOthers(fields, botToken);
  const raw = await signQuery(fields, botToken);
  return kind === 'tampered' ? tamper(raw, { ...user, id: user.id + 1 }) : raw;
}

/** The signature that third parties can check; of the right shape only in a browser without Ed25519. */
async function signForOthers(fields: Record<string, string>, botToken: string): Promise<string> {
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const text = [`${botToken.split(':')[0]}:WebAppData`, ...lines.sort()].join('\n');
  try {
    return await (await keyPairOf(botToken)).sign(text);
  } catch {
    return 'A'.repeat(86);
  }
}

function tamper(raw: string, user: Record<string, unknown>): string {
  const fields = Object.fromEntries(new URLSearchParams(raw));
  return telegramQuery({ ...fields, user: JSON.stringify(user) });
}

function userOf({ account, photo = '', allowsMessages = false }: InitDataOptions) {
  return {
    ...account.more,
    id: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    ...(account.username && { username: account.username }),
    language_code: account.language,
    ...(photo && { photo_url: photo }),
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
