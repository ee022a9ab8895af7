import { renderToString } from 'react-dom/server';
import { readCatalogSlowly } from '../../api/catalogParts';
import { findMerchantBySub, getSettings } from '../../api/merchants';
import { setWireCurrency } from '../../api/readers/money';
import { nextTask } from '../../device/whenIdle';
import { edgeOn, plainGrounds } from '../../domain/brand/brandEdge';
import { textOn } from '../../domain/brand/contrast';
import type { Catalog } from '../../domain/catalog/catalog';
import { withoutUntrackedStock } from '../../domain/catalog/stockTracking';
import {
  brandColor,
  type Channel,
  type Merchant,
  type MerchantSettings,
} from '../../domain/merchant';
import {
  chooseLanguage,
  directionOf,
  type Language,
  langTag,
  startsInRussian,
  storedLanguage,
} from '../../domain/text/language';
import { setCurrency, setMainLanguage } from '../../i18n/show';
import { showLanguage, textsComplete } from '../../i18n/t';
import { HomeScreen } from '../../screens/home/HomeScreen';
import * as catalog from '../../stores/catalog/catalog';
import { endScope } from '../../stores/defineStore';
import * as merchant from '../../stores/merchant';
import { PictureBaseContext } from '../../ui/Picture';
import { HomeLayer } from '../HomeLayer';
import { httpFrom } from './httpFrom';

/** The API's responses that home is rendered from, as text. */
export type ShopResponses = { merchant: string; settings: string; catalogue: string };

/** A shop that can be rendered: the app's own wire schemas have accepted every response. */
export type EdgeShop = {
  merchant: Merchant;
  settings: MerchantSettings;
  /** as the page shows it: made from one answer, it remembers no earlier one */
  catalog: Catalog;
  /** as the app reads it, which knows whether stock was seen before */
  answered: Catalog;
  channel: Channel;
};

export type HomeView = {
  /** the person's own choice, from the `lang` cookie */
  storedLanguage: string | null;
  /** the first language of `Accept-Language` inside Telegram, null elsewhere */
  telegramLanguage: string | null;
  cdnUrl: string;
  /** an ISO code */
  currency: string;
  /** the deployment's brands, in JSON */
  brands: string;
};

export type RenderedHome = {
  /** the content of `#root`; style attributes are in `data-style`, which the policy allows */
  html: string;
  /** for `<html lang>` and `<html dir>` */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** for `<html data-theme>`: the merchant wants the dark theme */
  theme: 'dark' | '';
  /** declarations for `:root`: the merchant's colours */
  look: string;
};

/** Checks the responses, whose amounts are in `currency` (an ISO code); null for a shop that cannot be shown: inactive, deleted, or not readable. */
export async function readShop(
  { merchant: found, settings, catalogue }: ShopResponses,
  channel: Channel,
  currency: string,
): Promise<EdgeShop | null> {
  const http = httpFrom((path) => (path.includes('/merchants/') ? found : settings));
  const [[, shop], [, look], products] = await Promise.all([
    findMerchantBySub(http, 'shop'),
    getSettings(http, channel === 'CLICK' ? 'click' : 'web'),
    readCatalog(catalogue, currency),
  ]);
  if (!shop?.isActive || shop.deleted || !look || !products) return null;
  const catalog = withoutUntrackedStock(products, false);
  return { merchant: shop, settings: look, catalog, answered: products, channel };
}

/** Between its parts, visits of other shops get their turn. */
async function readCatalog(text: string, currency: string): Promise<Catalog | null> {
  try {
    setWireCurrency(currency);
    return await readCatalogSlowly(JSON.parse(text), async () => {
      await nextTask();
      setWireCurrency(currency);
    });
  } catch {
    return null;
  }
}

/** The language that the page is rendered in, by the app's own rule (settled: start). */
export const languageOf = (shop: EdgeShop, view: HomeView): Language =>
  chooseLanguage({
    stored: storedLanguage(view.storedLanguage),
    telegramCode: view.telegramLanguage,
    mainLanguage: shop.settings.mainLanguage,
    active: shop.settings.activeLanguages,
    startsInRussian: startsInRussian(view.brands, shop.merchant.id),
  });

/** Renders home's first screen; of nobody in particular. Rejects when a component fails. */
export function renderHome(shop: EdgeShop, view: HomeView): Promise<RenderedHome> {
  const language = languageOf(shop, view);
  return inLanguage(language, () => renderNow(shop, view, language));
}

function renderNow(shop: EdgeShop, view: HomeView, language: Language): RenderedHome {
  const { settings } = shop;
  return showShop(shop, view, () => {
    // The elements of `App`, which React hydrates: contexts leave no trace in markup, nor does `flows/Late`.
    const markup = renderToString(
      <PictureBaseContext value={view.cdnUrl}>
        <HomeLayer hasNoSheets>
          <HomeScreen />
        </HomeLayer>
        <div role="status" />
      </PictureBaseContext>,
    );
    return {
      html: inert(markup),
      lang: langTag(language),
      dir: directionOf(language),
      theme: settings.isDark ? 'dark' : '',
      look: lookOf(settings, brandColor(settings, shop.merchant)),
    };
  });
}

/** The app sets the same (useMerchantTheme, useBrandEdge). */
const lookOf = (settings: MerchantSettings, color: string) =>
  [
    `--brand:${color}`,
    `--on-brand:${textOn(color, settings.mainColorIsDark)}`,
    `--edge-on-light:${edgeOn(color, plainGrounds.light)}`,
    `--edge-on-dark:${edgeOn(color, plainGrounds.dark)}`,
  ].join(';');

/**
 * Sets apart what a policy forbids in markup (style attributes) and what would compete with the code
 * on a slow network (pictures, icons, and the preloads that React puts first): the inline script
 * restores it. React escapes quotes in texts and values, so the names match attributes only.
 */
export const inert = (markup: string): string =>
  markup
    .replace(/^(<link [^>]*>)+/, '')
    .replace(/ (style|src|srcset)="/gi, (_, name: string) => ` data-${name.toLowerCase()}="`)
    .replaceAll('<use href="', '<use data-href="');

let last: Promise<unknown> = Promise.resolve();

/**
 * Does something with all texts of a language. One follows the other, because language and stores are
 * the module's: `work` fills, reads and empties them without a pause, and nothing that belongs to a
 * person ever gets there.
 */
export function inLanguage<T>(language: Language, work: () => T): Promise<T> {
  const working = last.then(async () => {
    await showLanguage(language);
    await textsComplete();
    return work();
  });
  last = working.catch(() => undefined);
  return working;
}

/** Draws something of a shop with its data in the stores, which are empty before and after. */
export function showShop<T>(shop: EdgeShop, view: HomeView, draw: () => T): T {
  setMainLanguage(shop.settings.mainLanguage);
  setCurrency(view.currency);
  merchant.setChannel(shop.channel);
  merchant.setMerchant(shop.merchant);
  merchant.setSettings(shop.settings);
  merchant.setStatus('ready');
  catalog.setCatalog(shop.catalog);
  try {
    return draw();
  } finally {
    endScope('shop');
    merchant.state.merchant = null;
  }
}
