import type { Language } from '../../../src/domain/text/language';
import { showLanguage, textsComplete } from '../../../src/i18n/t';

/** Puts a language on screen with every text of it: at the start the app begins with a part. */
export async function showAllTexts(language: Language): Promise<void> {
  await showLanguage(language);
  await textsComplete();
}
