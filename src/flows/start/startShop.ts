import { importOptional } from '../../device/chunkErrors';
import { report } from '../../device/report';
import type { MerchantKey } from '../../domain/start/host';
import { chooseLanguage, type Language, startsInRussian } from '../../domain/text/language';
import { setMainLanguage } from '../../i18n/show';
import { currentLanguage, showLanguage } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { loadCatalog } from '../catalog/loadCatalog';
import { importRequired } from '../lazyPart';
import { services } from '../services';
import { loadMerchant } from './loadMerchant';
import { loadSettings } from './loadSettings';

type Watch = Parameters<typeof showStartLanguage>[0];

/**
 * Loads the shop for a URL; failures are shown where they occur. User and branches load only after
 * `alive`, so that no request competes with the first products and the code that renders them. `watch` is given the
 * first texts.
 */
export function startShop(
  address: MerchantKey | null,
  alive: Promise<unknown> = Promise.resolve(),
  watch?: Watch,
): Promise<void> {
  const started = start();
  return started;

  async function start(): Promise<void> {
    const hasShop = await loadMerchant(address, () => void loadOther().catch(report));
    await showStartLanguage(watch);
    if (hasShop) await loadShop(alive, watch);
  }

  /** The loaded data belongs to the remembered merchant, whose id has changed. */
  async function loadOther(): Promise<void> {
    await loadShop(started.catch(() => undefined));
  }
}

async function loadShop(alive: Promise<unknown>, watch?: Watch): Promise<void> {
  const shop = Promise.all([loadCatalog(), loadSettings().then(() => showStartLanguage(watch))]);
  // Home waits for its texts: if they fail to load, this start is over.
  await Promise.race([alive, shop.then(() => alive)]);
  const { loadAfterRender } = await importRequired(() => import('./loadAfterRender'));
  await loadAfterRender(shop);
  await shop;
}

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
