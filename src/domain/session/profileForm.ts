import { dayOf, typedDay } from '../time/typedDate';
import type { User } from './user';

/** What a person may tell about themselves (§3, user). */
export type PersonalData = Pick<User, 'firstName' | 'lastName' | 'email' | 'birthday' | 'gender'>;

/** The same as it stands in a form: `birthday` is `dd.mm.yyyy`, '' is what is left open. */
export type PersonalForm = {
  firstName: string;
  lastName: string;
  email: string;
  birthday: string;
  gender: User['gender'];
};

/** What is wrong with a field. */
export type ProfileFieldError = 'missing' | 'wrongEmail' | 'wrongDate' | 'notBornYet';

export type PersonalFaults = Partial<Record<keyof PersonalForm, ProfileFieldError>>;

const earliest = '1900-01-01';

export const formOf = ({ firstName, lastName, email, birthday, gender }: PersonalData) => ({
  firstName,
  lastName,
  email: email ?? '',
  birthday: typedDay(birthday),
  gender,
});

/** What is wrong with a form, field by field; `today` is the merchant's day `yyyy-mm-dd`. */
export function checkPersonalForm(form: PersonalForm, today: string): PersonalFaults {
  const { firstName, email, birthday } = form;
  const day = dayOf(birthday);
  const faults: PersonalFaults = {};
  if (firstName.trim() === '') faults.firstName = 'missing';
  if (email.trim() !== '' && !looksLikeEmail(email.trim())) faults.email = 'wrongEmail';
  if (birthday.trim() !== '') {
    if (day === null || day < earliest) faults.birthday = 'wrongDate';
    else if (day > today) faults.birthday = 'notBornYet';
  }
  return faults;
}

/**
 * What the server is told: the fields that were edited as they were typed, all others as it has
 * them, also where it has something that a form cannot show.
 */
export function applyEdits(known: PersonalData, edits: Partial<PersonalForm>): PersonalData {
  const { firstName, lastName, email, birthday, gender } = edits;
  return {
    firstName: firstName === undefined ? known.firstName : tidy(firstName),
    lastName: lastName === undefined ? known.lastName : tidy(lastName),
    email: email === undefined ? known.email : email.trim() || null,
    birthday: birthday === undefined ? known.birthday : dayOf(birthday),
    gender: gender === undefined ? known.gender : gender,
  };
}

/** Whether two say the same, so that there is nothing to save. */
export const isSameData = (one: PersonalData, other: PersonalData): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.email === other.email &&
  one.birthday === other.birthday &&
  one.gender === other.gender;

/** Whether anything stands in a form otherwise than the server has it, valid or not. */
export function isEdited(known: PersonalData, edits: Partial<PersonalForm>): boolean {
  const form = formOf(known);
  return !isSameData(form, { ...form, ...edits });
}

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');

// Only the server can tell whether an address exists; this catches slips.
const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
