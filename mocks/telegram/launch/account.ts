import type { Person } from '../situation/person';
import type { Situation } from '../situation/situation';
import { type Account, accounts } from '../situation/users';

/** The account without the panel's changes: the chosen one, or the person brought along. */
export function presetOf({ user, person }: Pick<Situation, 'user' | 'person'>): Account {
  const preset: Account = accounts[user];
  return Object.keys(person).length > 0 ? { ...preset, ...accountFrom(person) } : preset;
}

function accountFrom(person: Person): Partial<Account> {
  const { id, first_name, last_name, username, language_code, phone_number, ...more } = person;
  return {
    ...(id !== undefined && { id }),
    ...(first_name !== undefined && { firstName: first_name, lastName: '', username: '' }),
    ...(last_name !== undefined && { lastName: last_name }),
    ...(username !== undefined && { username }),
    ...(language_code !== undefined && { language: language_code }),
    ...(phone_number !== undefined && { phone: phone_number }),
    more,
  };
}

/** The chosen account with the panel's changes. */
export function accountOf(
  situation: Pick<Situation, 'user' | 'id' | 'name' | 'person' | 'language' | 'phone'>,
): Account {
  const preset = presetOf(situation);
  const named = situation.name.trim();
  return {
    ...preset,
    ...(named && { firstName: named, lastName: '' }),
    id: situation.id || preset.id,
    language: situation.language || preset.language,
    phone: situation.phone || preset.phone,
  };
}
