import { isReloading } from '../../device/chunkErrors';
import type { Language } from '../../domain/text/language';
import { showLanguage, t, textsComplete } from '../../i18n/t';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/**
 * The person's own choice: shown at once and remembered for a year (§9). When its dictionary cannot
 * be fetched the language on screen stays, with a way to try again, as the next start does by itself.
 */
export async function changeLanguage(language: Language): Promise<void> {
  storedMerchant.rememberLanguage(language);
  services().telegram.haptic('select');
  try {
    await showLanguage(language);
  } catch {
    services().telegram.haptic('failure');
    await sayNotLoaded(language);
  }
}

/** Says, in the language that is on screen, that another one has not come. */
export async function sayNotLoaded(language: Language): Promise<void> {
  if (await isReloading()) return;
  // Without them there are no words to say it in.
  await textsComplete().catch(() => undefined);
  const text = t('profile.languageNotLoaded');
  const onPress = () => void changeLanguage(language);
  if (text) toasts.show(text, { tone: 'bad', action: { text: t('common.retry'), onPress } });
}
