import { offeredLanguage } from '../../domain/text/offeredLanguage';
import { languageNames, languageOffers } from '../../i18n/languageNames';
import { currentLanguage } from '../../i18n/t';
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
