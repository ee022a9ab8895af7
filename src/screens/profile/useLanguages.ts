import { useSnapshot } from 'valtio';
import { type Language, languages } from '../../domain/text/language';
import { currentLanguage } from '../../i18n/t';
import * as merchant from '../../stores/merchant';

/** The merchant's enabled languages, and the current one. */
export function useLanguages(): { active: readonly Language[]; current: Language } {
  const { settings } = useSnapshot(merchant.state);
  const { activeLanguages } = settings;
  const active = languages.filter((language) => activeLanguages.includes(language));
  return { active, current: currentLanguage() ?? 'uz' };
}
