import type { User } from '../session/user';

/** The first letters of first and last name, such as `AK`; '' for somebody without a name. */
export function initials({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map(firstSign).join('').toLocaleUpperCase();
}

// A letter goes with the accents that stand over it.
const firstSign = (name: string): string => /^.\p{M}*/u.exec(name.trim())?.[0] ?? '';
