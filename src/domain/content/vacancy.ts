import type { Localized } from '../text/language';

/** An open position (§3): contact person, salary per month and requirements. */
export type Vacancy = {
  id: string;
  position: Localized;
  responsiblePerson: string;
  phone: string;
  /** free text */
  salary: Localized;
  requirements: Localized;
  description: Localized;
};
