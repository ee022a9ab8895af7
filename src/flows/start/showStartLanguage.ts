import { importOptional } from '../../device/chunkErrors';
import { chooseLanguage, type Language, startsInRussian } from '../../domain/text/language';
import { setMainLanguage } from '../../i18n/show';
import { currentLanguage, showLanguage } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { services } from '../services';

/**
 * Applies the start language (settled: start). When its dictionary fails to load the current or
 * default language stays, and an error is shown. `watch` is given the first texts, without which nothing is shown.
 */
export async function showStartLanguage(
  watch: (code: Promise<unknown>) => void = () => undefined,
): Promise<void> {
  const { settings, hasSettings, merchant: shop, status } = merchant.state;
  const preferred = storedMerchant.language() ?? services().telegram.languageCode;
  // Settings will set the main language: text in another one would flash.
  if (status === 'ready' && !hasSettings && !preferred) return;
  setMainLanguage(settings.mainLanguage);
  const language = chooseLanguage({
    stored: storedMerchant.language(),
    telegramCode: services().telegram.languageCode,
    mainLanguage: settings.mainLanguage,
    active: hasSettings ? settings.activeLanguages : [],
    startsInRussian: startsInRussian(services().build.brands, shop?.id ?? null),
  });
  if (language === currentLanguage()) return;
  const shown = show(language);
  if (currentLanguage() === null) watch(shown);
  await shown;
}

async function show(language: Language): Promise<void> {
  try {
    await showLanguage(language);
  } catch {
    if (currentLanguage() === null) await showLanguage('uz');
    void importOptional(() => import('./changeLanguage')).then((flow) =>
      flow?.sayNotLoaded(language),
    );
  }
}
