import { shelf } from '../device/stored';
import { guest, isLaunched, userPerson } from '../domain/person';
import { readAs, text } from '../domain/shape';
import { isUser, type User } from '../domain/user';
import { hasSession, moveThings } from './handOver';
import { turnTo } from './persistence';
import { followed, nameOf, person, personHere } from './whose';

/** What an earlier visit to this merchant's shop knew of the person; each merchant has its own (§3). */

/**
 * The session of an earlier life of the page. Inside Telegram it counts only for the init data that
 * it was given for: the server is asked again at each launch.
 */
export function sessionOf(
  initData: string | null,
  whose = person(),
): { token: string; user: User | null } | null {
  const token = shelf.peek(nameOf('token', whose), readAs(text));
  if (!token) return null;
  const givenFor = shelf.peek(nameOf('tokenFor', whose), readAs(text));
  if (initData !== null && givenFor !== initData) return null;
  return { token, user: shelf.peek(nameOf('user', whose), readAs(isUser)) };
}

/** Whether nothing is stored of a session of whoever is there now: another tab has ended it. */
export const isOver = (): boolean =>
  shelf.peek(nameOf('token', personHere()), (stored) => stored) === null;

/** Notes which init data the stored token was given for. */
export function rememberTokenFor(initData: string): void {
  shelf.write(nameOf('tokenFor'), initData);
}

/**
 * A user has signed in: what is stored for them is theirs from now on, and so is what a guest has left,
 * or they themselves in a browser without a session. Answers whether this device has met them here
 * before, and whether somebody else was here until now, whose things stay under them.
 */
export function adopt(userId: string): { isKnown: boolean; isAnother: boolean } {
  const before = person();
  const asUser = userPerson(userId);
  const now = isLaunched(before) ? before : asUser;
  const guests = moveThings(guest, now, { isOnScreen: before === guest });
  const isInBrowser = now === asUser || hasSession(followed() ?? '', asUser);
  const users = !isInBrowser && moveThings(asUser, now);
  if (now === asUser) shelf.write(nameOf('owner'), userId);
  if (guests || users || now !== before) turnTo(now);
  const isKnown = shelf.read(nameOf('known'), readAs(text)) === userId;
  shelf.write(nameOf('known'), userId);
  return { isKnown, isAnother: before !== guest && before !== now };
}
