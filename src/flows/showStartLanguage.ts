import { loadSpare } from '../device/lostChunks';
import { chooseLanguage } from '../domain/language';
import { setMainLanguage } from '../i18n/show';
import { currentLanguage, showLanguage } from '../i18n/t';
import * as merchant from '../stores/merchant';
import * as remembered from '../stores/remembered';
import { wired } from './wiring';

/**
 * Puts the language on screen that the shop starts in (readings: start). When its dictionary cannot
 * be fetched the language that is on screen stays, or the default one comes, and that is said.
 */
export async function showStartLanguage(): Promise<void> {
  const { settings, hasSettings, merchant: shop, status } = merchant.state;
  const isWished = remembered.language() ?? wired().telegram.languageCode;
  // The merchant's main language is on its way: text in another one would only flash.
  if (status === 'ready' && !hasSettings && !isWished) return;
  setMainLanguage(settings.mainLanguage);
  const language = chooseLanguage({
    stored: remembered.language(),
    telegramCode: wired().telegram.languageCode,
    mainLanguage: settings.mainLanguage,
    active: hasSettings ? settings.activeLanguages : [],
    merchantId: shop?.id ?? null,
  });
  if (language === currentLanguage()) return;
  try {
    await showLanguage(language);
  } catch {
    if (currentLanguage() === null) await showLanguage('uz');
    void loadSpare(() => import('./changeLanguage')).then((flow) => flow?.sayNotLoaded(language));
  }
}
