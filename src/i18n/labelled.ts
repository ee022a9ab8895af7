import { t } from './t';

/** "Pick-up: Chilonzor"; the label alone if the value is blank. */
export const labelled = (label: string, value: string): string =>
  value.trim() === '' ? label : t('common.labelled', { label, value });
