import type { User } from '../session/user';
import { type Language, localeTag } from './language';

/**
 * Initials of first and last name, e.g. `AK`; '' without a name. Capitals are those of the interface
 * language, not the device's: i becomes İ in Turkish only.
 */
export function initials(
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
  language: Language,
): string {
  return [firstName, lastName].map(firstSign).join('').toLocaleUpperCase(localeTag(language));
}

// Includes combining accents.
const firstSign = (name: string): string => /^.\p{M}*/u.exec(name.trim())?.[0] ?? '';
