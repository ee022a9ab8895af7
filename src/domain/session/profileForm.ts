import { westernDigits } from '../text/digits';
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

/**
 * New value of a date field (§9: `dd.mm.yyyy`) after an edit: adds dots when typing at the end and
 * turns pasted separators into dots. Edits in the middle are kept as they are, so that the caret
 * does not jump.
 */
export function typeDate(before: string, after: string): string {
  const text = westernDigits(after).trim();
  const iso = /^(\d{4})\D+(\d\d?)\D+(\d\d?)(?!\d)/.exec(text);
  if (iso) return `${iso[3]?.padStart(2, '0')}.${iso[2]?.padStart(2, '0')}.${iso[1]}`;
  const packed = /^\d{8}$/.test(text) ? unpacked(text) : null;
  if (packed) return packed;
  const clean = text.replace(/[^\d.]+/g, '.').replace(/\.{2,}/g, '.');
  const isAddedTo = clean.length > before.length && clean.startsWith(before);
  if (!isAddedTo) return clean.slice(0, 10);
  const digits = clean.replace(/^(\d\d)(?=\d)/, '$1.').replace(/^(\d\d?\.\d\d)(?=\d)/, '$1.');
  return digits.replace(/^(\d\d|\d\d?\.\d\d)$/, '$1.').slice(0, 10);
}

/** Eight digits at once, as pasted or filled in: `17051990` or `19900517`; null for no date. */
function unpacked(digits: string): string | null {
  const dated = digits.replace(/^(..)(..)/, '$1.$2.');
  const turned = digits.replace(/^(....)(..)(..)$/, '$3.$2.$1');
  return [dated, turned].find((text) => dayOf(text) !== null) ?? null;
}

/** `yyyy-mm-dd` of a typed date; null if it is not a calendar date. */
export function dayOf(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(typed.trim()) ?? [];
  if (year === '') return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  // The 31st of a short month would roll over into the next.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : null;
}

/** A `yyyy-mm-dd` day as `dd.mm.yyyy`; '' for anything else. */
export function typedDay(iso: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '') ?? [];
  return year ? `${day}.${month}.${year}` : '';
}
