import { storage } from '../../device/storages';
import { guest, isLaunched, userPerson } from '../../domain/session/person';
import { isUser, type User } from '../../domain/session/user';
import { ifIs, text } from '../../domain/shape';
import { hasSession, moveStoredData } from '../storage/mergePersons';
import { currentMerchantId, person, personHere, storageKey } from '../storage/storageOwner';
import { switchPerson } from '../storage/switchPerson';

/** The session stored by an earlier visit; each merchant has its own (§3). */

/**
 * The stored session. Inside Telegram it counts only for the init data it was issued for: each
 * launch signs in again.
 */
export function sessionOf(
  initData: string | null,
  owner = person(),
): { token: string; user: User | null } | null {
  const token = storage.peek(storageKey('token', owner), ifIs(text));
  if (!token) return null;
  const givenFor = storage.peek(storageKey('tokenFor', owner), ifIs(text));
  if (initData !== null && givenFor !== initData) return null;
  return { token, user: storage.peek(storageKey('user', owner), ifIs(isUser)) };
}

/** Whether the current user's session was removed by another tab. */
export const isOver = (): boolean =>
  storage.peek(storageKey('token', personHere()), (stored) => stored) === null;

/** Stores which init data the token was issued for: its launch is not left any more. */
export function rememberTokenFor(initData: string): void {
  storage.write(storageKey('tokenFor'), initData);
  storage.remove(storageKey('leftLaunch'));
}

/** The person has logged out of this launch: a page that a client reloads does not sign in by itself. */
export function leaveLaunch(initData: string): void {
  storage.write(storageKey('leftLaunch'), hashOf(initData));
}

export const hasLeftLaunch = (initData: string): boolean =>
  storage.read(storageKey('leftLaunch'), ifIs(text)) === hashOf(initData);

/** Names a launch without a word of the person. */
const hashOf = (initData: string): string => new URLSearchParams(initData).get('hash') ?? '';

/**
 * Assigns stored data to the user who signed in, including what was left by a guest or by the same
 * user in a browser without a session. Whether this device has seen the user at this merchant before.
 */
export function adopt(userId: string): boolean {
  const before = person();
  const browserPerson = userPerson(userId);
  const now = isLaunched(before) ? before : browserPerson;
  const guests = moveStoredData(guest, now, { isOnScreen: before === guest });
  const isInBrowser = now === browserPerson || hasSession(currentMerchantId() ?? '', browserPerson);
  const users = !isInBrowser && moveStoredData(browserPerson, now);
  if (now === browserPerson) storage.write(storageKey('owner'), userId);
  if (guests || users || now !== before) switchPerson(now);
  const isKnown = storage.read(storageKey('known'), ifIs(text)) === userId;
  storage.write(storageKey('known'), userId);
  return isKnown;
}
