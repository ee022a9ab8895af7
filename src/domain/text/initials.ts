import type { User } from '../session/user';

/** Initials of first and last name, e.g. `AK`; '' without a name. */
export function initials({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map(firstSign).join('').toLocaleUpperCase();
}

// Includes combining accents.
const firstSign = (name: string): string => /^.\p{M}*/u.exec(name.trim())?.[0] ?? '';
