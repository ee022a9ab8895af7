import { shelf } from '../device/stored';
import type { User } from '../domain/user';
import { nameOf } from './persistence';
import { wipe } from './wipe';

/** What an earlier visit to this merchant's shop knew of the person; each merchant has its own (§3). */

/**
 * The session of an earlier life of the page. Inside Telegram it counts only for the init data that
 * it was given for: another launch may be another person.
 */
export function sessionOf(initData: string | null): { token: string; user: User | null } | null {
  const token = shelf.read(nameOf('token'));
  if (typeof token !== 'string' || token === '') return null;
  if (initData !== null && shelf.read(nameOf('tokenFor')) !== initData) return null;
  const user = shelf.read(nameOf('user'));
  return { token, user: isUser(user) ? user : null };
}

/** Notes which init data the stored token was given for. */
export function rememberTokenFor(initData: string): void {
  shelf.write(nameOf('tokenFor'), initData);
}

/**
 * Makes what is kept for this merchant that of a user: a guest's becomes theirs, what another user
 * has left goes (promises: another user never sees it). Answers who it belonged to; `nobody` also on
 * a device that has lost what it stored.
 */
export function adopt(userId: string): 'nobody' | 'them' | 'another' {
  const owner = shelf.read(nameOf('owner'));
  if (owner === userId) return 'them';
  const isAnothers = typeof owner === 'string';
  if (isAnothers) wipe('otherUser');
  shelf.write(nameOf('owner'), userId);
  return isAnothers ? 'another' : 'nobody';
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
