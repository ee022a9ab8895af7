import { storage } from '../../device/storages';
import { guest, isLaunched, userPerson } from '../../domain/session/person';
import { isUser, type User } from '../../domain/session/user';
import { readAs, text } from '../../domain/shape';
import { hasSession, moveStoredData } from '../storage/mergePersons';
import { switchPerson } from '../storage/persistence';
import { currentMerchantId, person, personHere, storageKey } from '../storage/storageOwner';

/** What an earlier visit to this merchant's shop knew of the person; each merchant has its own (§3). */

/**
 * The session of an earlier life of the page. Inside Telegram it counts only for the init data that
 * it was given for: the server is asked again at each launch.
 */
export function sessionOf(
  initData: string | null,
  whose = person(),
): { token: string; user: User | null } | null {
  const token = storage.peek(storageKey('token', whose), readAs(text));
  if (!token) return null;
  const givenFor = storage.peek(storageKey('tokenFor', whose), readAs(text));
  if (initData !== null && givenFor !== initData) return null;
  return { token, user: storage.peek(storageKey('user', whose), readAs(isUser)) };
}

/** Whether nothing is stored of a session of whoever is there now: another tab has ended it. */
export const isOver = (): boolean =>
  storage.peek(storageKey('token', personHere()), (stored) => stored) === null;

/** Notes which init data the stored token was given for. */
export function rememberTokenFor(initData: string): void {
  storage.write(storageKey('tokenFor'), initData);
}

/**
 * A user has signed in: what is stored for them is theirs from now on, and so is what a guest has left,
 * or they themselves in a browser without a session. Returns whether this device has met them here
 * before, and whether somebody else was here until now, whose things stay under them.
 */
export function adopt(userId: string): { isKnown: boolean; isAnother: boolean } {
  const before = person();
  const asUser = userPerson(userId);
  const now = isLaunched(before) ? before : asUser;
  const guests = moveStoredData(guest, now, { isOnScreen: before === guest });
  const isInBrowser = now === asUser || hasSession(currentMerchantId() ?? '', asUser);
  const users = !isInBrowser && moveStoredData(asUser, now);
  if (now === asUser) storage.write(storageKey('owner'), userId);
  if (guests || users || now !== before) switchPerson(now);
  const isKnown = storage.read(storageKey('known'), readAs(text)) === userId;
  storage.write(storageKey('known'), userId);
  return { isKnown, isAnother: before !== guest && before !== now };
}
