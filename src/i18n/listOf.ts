import { t } from './t';

/**
 * Texts in one line with the language's own comma; blank ones are left out. `Intl.ListFormat` would
 * add an "and", or leave the comma out.
 */
export const listOf = (texts: readonly string[]): string =>
  texts
    .filter((text) => text.trim() !== '')
    .reduce((before, next) => (before === '' ? next : t('common.list', { before, next })), '');
