import type { PersonalFault } from '../../domain/personalData';
import { type TextKey, t } from '../../i18n/t';

const sentences: Readonly<Record<PersonalFault, TextKey>> = {
  missing: 'errors.fillField',
  wrongEmail: 'profile.wrongEmail',
  wrongDate: 'profile.wrongDate',
  notBornYet: 'profile.notBornYet',
};

/** What to say about a field that is not right; undefined for one that is. */
export const faultText = (fault: PersonalFault | undefined): string | undefined =>
  fault && t(sentences[fault]);
