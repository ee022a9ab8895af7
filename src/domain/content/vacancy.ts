import type { Localized } from '../text/language';

/** An open position (§3): whom to ask, for what, what is paid a month and what is asked for. */
export type Vacancy = {
  id: string;
  position: Localized;
  responsiblePerson: string;
  phone: string;
  /** as the merchant words it */
  salary: Localized;
  requirements: Localized;
  description: Localized;
};
