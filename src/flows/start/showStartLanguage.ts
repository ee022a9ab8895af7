import { importOptional } from '../../device/chunkErrors';
import { chooseLanguage } from '../../domain/text/language';
import { setMainLanguage } from '../../i18n/show';
import { currentLanguage, showLanguage } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { services } from '../services';

/**
 * Puts the language on screen that the shop starts in (readings: start). When its dictionary cannot
 * be fetched the language that is on screen stays, or the default one comes, and that is said.
 */
export async function showStartLanguage(): Promise<void> {
  const { settings, hasSettings, merchant: shop, status } = merchant.state;
  const isWished = storedMerchant.language() ?? services().telegram.languageCode;
  // The merchant's main language is on its way: text in another one would only flash.
  if (status === 'ready' && !hasSettings && !isWished) return;
  setMainLanguage(settings.mainLanguage);
  const language = chooseLanguage({
    stored: storedMerchant.language(),
    telegramCode: services().telegram.languageCode,
    mainLanguage: settings.mainLanguage,
    active: hasSettings ? settings.activeLanguages : [],
    merchantId: shop?.id ?? null,
  });
  if (language === currentLanguage()) return;
  try {
    await showLanguage(language);
  } catch {
    if (currentLanguage() === null) await showLanguage('uz');
    void importOptional(() => import('./changeLanguage')).then((flow) =>
      flow?.sayNotLoaded(language),
    );
  }
}
