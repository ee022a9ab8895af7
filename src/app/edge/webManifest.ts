import { plainGrounds } from '../../domain/brand/brandEdge';
import { pictureUrl } from '../../domain/content/image';
import { brandColor, hasBasket } from '../../domain/merchant';
import { directionOf, langTag } from '../../domain/text/language';
import { setMainLanguage, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { routes } from '../../navigation/paths';
import { type EdgeShop, type HomeView, inLanguage, languageOf } from './renderHome';

/** Where a host has it; the edge sends it. */
export const manifestPath = '/manifest.webmanifest';

/** The sizes that Chromium asks for, px. */
const iconSizes = [192, 512];

/**
 * The manifest with which a phone puts the shop on its home screen, as a value for JSON. `query` goes
 * with the addresses of a host that needs one to find its merchant.
 */
export function webManifest(shop: EdgeShop, view: HomeView, query: string): Promise<object> {
  const language = languageOf(shop, view);
  return inLanguage(language, () => {
    const { settings, merchant } = shop;
    setMainLanguage(settings.mainLanguage);
    const name = showText(merchant.name) || showText(settings.title);
    const shortcut = (title: string, path: string) => ({ name: title, url: path + query });
    return {
      id: routes.home + query,
      name: showText(settings.title) || name,
      short_name: name,
      lang: langTag(language),
      dir: directionOf(language),
      start_url: routes.home + query,
      scope: routes.home,
      display: 'standalone',
      theme_color: brandColor(settings, merchant),
      background_color: plainGrounds[settings.isDark ? 'dark' : 'light'][0],
      icons: iconsOf(settings.logo ?? settings.favicon, view.cdnUrl),
      shortcuts: [
        ...(hasBasket(settings) ? [shortcut(t('basket.title'), routes.basket)] : []),
        shortcut(t('orders.title'), routes.orders),
      ],
    };
  });
}

/** Not maskable: a phone would cut off the edges of a logo that fills its picture. */
const iconsOf = (logo: string | null, cdnUrl: string): object[] =>
  iconSizes.flatMap((size) => {
    const src = pictureUrl(cdnUrl, logo, { width: size, height: size, quality: 90 });
    return src ? { src, sizes: `${size}x${size}`, type: 'image/webp', purpose: 'any' } : [];
  });
