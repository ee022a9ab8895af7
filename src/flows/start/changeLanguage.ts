import { isReloading } from '../../device/chunkErrors';
import type { Language } from '../../domain/text/language';
import { showLanguage, t, textsComplete } from '../../i18n/t';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/**
 * The user's choice: applied at once and remembered for a year (§9). When the dictionary fails to
 * load the current language stays, a retry is offered, and the result is false; the next start retries too.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  storedMerchant.rememberLanguage(language);
  services().telegram.haptic('select');
  try {
    await showLanguage(language);
    return true;
  } catch {
    services().telegram.haptic('failure');
    await sayNotLoaded(language);
    return false;
  }
}

/** Shows, in the current language, that the other one failed to load. */
export async function sayNotLoaded(language: Language): Promise<void> {
  if (await isReloading()) return;
  // Without a complete dictionary the message is empty.
  await textsComplete().catch(() => undefined);
  const text = t('profile.languageNotLoaded');
  const onPress = () => void changeLanguage(language);
  if (text) toasts.show(text, { tone: 'bad', action: { text: t('common.retry'), onPress } });
}
