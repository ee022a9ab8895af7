import { dayOf, typedDay } from '../time/typedDate';
import type { User } from './user';

/** Editable profile fields (§3, user). */
export type PersonalData = Pick<User, 'firstName' | 'lastName' | 'email' | 'birthday' | 'gender'>;

/** The same as form values: `birthday` is `dd.mm.yyyy`, '' if empty. */
export type PersonalForm = {
  firstName: string;
  lastName: string;
  email: string;
  birthday: string;
  gender: User['gender'];
};

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

/** Validation errors by field; `today` is `yyyy-mm-dd` in the merchant's time zone. */
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
 * Merges edited fields into the stored data. Unedited fields keep the server's value, even if a
 * form cannot show it.
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

export const isSameData = (one: PersonalData, other: PersonalData): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.email === other.email &&
  one.birthday === other.birthday &&
  one.gender === other.gender;

/** The fields of `next` that differ from what is known. */
export function changedData(known: PersonalData, next: PersonalData): Partial<PersonalData> {
  const was = new Map<string, unknown>(Object.entries(known));
  const changed = Object.entries(next).filter(([name, value]) => was.get(name) !== value);
  return Object.fromEntries(changed);
}

/** Whether the form differs from the stored data, valid or not. */
export function isEdited(known: PersonalData, edits: Partial<PersonalForm>): boolean {
  const form = formOf(known);
  return !isSameData(form, { ...form, ...edits });
}

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');

// Catches typos only; the server decides whether the address is valid.
const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
