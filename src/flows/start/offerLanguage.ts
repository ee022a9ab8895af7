import { startsInRussian } from '../../domain/text/language';
import { offeredLanguage } from '../../domain/text/offeredLanguage';
import { languageNames, languageOffers } from '../../i18n/languageNames';
import { currentLanguage, showLanguage } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as languageOffer from '../../stores/start/languageOffer';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { changeLanguage } from './changeLanguage';

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
