import type { ProfileFieldError } from '../../domain/session/profileForm';
import { type TextKey, t } from '../../i18n/t';

const sentences: Readonly<Record<ProfileFieldError, TextKey>> = {
  missing: 'errors.fillField',
  wrongEmail: 'profile.wrongEmail',
  wrongDate: 'profile.wrongDate',
  notBornYet: 'profile.notBornYet',
};

/** What to say about a field that is not right; undefined for one that is. */
export const fieldErrorText = (fault: ProfileFieldError | undefined): string | undefined =>
  fault && t(sentences[fault]);
