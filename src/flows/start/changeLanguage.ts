import { isReloading } from '../../device/chunkErrors';
import { type Language, startsInRussian } from '../../domain/text/language';
import { offeredLanguage } from '../../domain/text/offeredLanguage';
import { languageNames, languageOffers } from '../../i18n/languageNames';
import { currentLanguage, showLanguage, t, textsComplete } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as languageOffer from '../../stores/start/languageOffer';
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

/**
 * On a first visit whose browser speaks another language of the shop: offers it, once on a device and
 * in that language. Inside Telegram the shop opens in Telegram's language by itself (§5).
 */
export function offerLanguage(): void {
  if (services().telegram.languageCode || storedMerchant.language() || languageOffer.wasMade())
    return;
  const { settings, hasSettings } = merchant.state;
  if (!hasSettings) return;
  const language = offeredLanguage(navigator.languages, settings.activeLanguages);
  if (!language || language === currentLanguage()) return;
  languageOffer.remember(language);
  const onPress = () => void changeLanguage(language);
  toasts.show(languageOffers[language], {
    language,
    action: { text: languageNames[language], onPress },
  });
}

/**
 * Where there is no shop that could set the language: the browser's, unless the person has chosen one or Telegram
 * tells it. Resolves also if its texts fail to load; the current ones then stay.
 */
export async function showBrowserLanguage(): Promise<void> {
  const { hasSettings, merchant: shop } = merchant.state;
  const { telegram, build } = services();
  if (hasSettings || telegram.languageCode || storedMerchant.language()) return;
  if (startsInRussian(build.brands, shop?.id ?? null)) return;
  const language = offeredLanguage(navigator.languages, []);
  if (language && language !== currentLanguage())
    await showLanguage(language).catch(() => undefined);
}
