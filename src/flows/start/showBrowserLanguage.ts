import { startsInRussian } from '../../domain/text/language';
import { offeredLanguage } from '../../domain/text/offeredLanguage';
import { currentLanguage, showLanguage } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { services } from '../services';

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
