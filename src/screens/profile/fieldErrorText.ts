import type { ProfileFieldError } from '../../domain/session/profileForm';
import { type TextKey, t } from '../../i18n/t';

const errorTexts: Readonly<Record<ProfileFieldError, TextKey>> = {
  missing: 'errors.fillField',
  wrongEmail: 'profile.wrongEmail',
  wrongDate: 'profile.wrongDate',
  notBornYet: 'profile.notBornYet',
};

/** The error text of a field; undefined if it is valid. */
export const fieldErrorText = (fault: ProfileFieldError | undefined): string | undefined =>
  fault && t(errorTexts[fault]);
