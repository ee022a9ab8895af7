import type { Situation } from '../situation/situation';
import { type Account, accounts } from '../situation/users';

/** The chosen account with the panel's changes. */
export function accountOf(
  situation: Pick<Situation, 'user' | 'id' | 'name' | 'language' | 'phone'>,
): Account {
  const preset: Account = accounts[situation.user];
  const named = situation.name.trim();
  return {
    ...preset,
    ...(named && { firstName: named, lastName: '' }),
    id: situation.id || preset.id,
    language: situation.language || preset.language,
    phone: situation.phone || preset.phone,
  };
}
