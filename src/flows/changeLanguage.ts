import { chooseLanguage, type Language } from '../domain/language';
import { setMainLanguage } from '../i18n/show';
import { currentLanguage, showLanguage } from '../i18n/t';
import * as merchant from '../stores/merchant';
import * as remembered from '../stores/remembered';
import { wired } from './wiring';

/** Puts the language on screen that the shop starts in (readings: start). */
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
  if (language !== currentLanguage()) await show(language);
}

/** The person's own choice: shown at once and remembered for a year (§9). */
export async function changeLanguage(language: Language): Promise<void> {
  remembered.rememberLanguage(language);
  wired().telegram.haptic('select');
  await show(language);
}

// A dictionary that cannot be fetched leaves the language that is on screen, or the built-in one.
async function show(language: Language): Promise<void> {
  try {
    await showLanguage(language);
  } catch {
    if (currentLanguage() === null) await showLanguage('uz');
  }
}
