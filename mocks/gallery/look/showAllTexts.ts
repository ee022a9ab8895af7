import type { Language } from '../../../src/domain/text/language';
import { showLanguage, textsComplete } from '../../../src/i18n/t';

/** Loads a language completely; the app starts with a part of its texts. */
export async function showAllTexts(language: Language): Promise<void> {
  await showLanguage(language);
  await textsComplete();
}
