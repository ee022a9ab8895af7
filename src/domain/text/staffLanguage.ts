import type { Language } from './language';

/** The language of the shop's staff: its main one, else the first that it has switched on. */
export const staffLanguage = (settings: {
  mainLanguage: Language | null;
  activeLanguages: readonly Language[];
}): Language => settings.mainLanguage ?? settings.activeLanguages[0] ?? 'uz';
