import type { Localized } from '../../domain/text/language';
import { showText } from '../../i18n/show';
import type { state } from '../../stores/merchant';

type Shop = Pick<typeof state, 'merchant' | 'settings'>;

/** The shop's name and logo. The settings' title is meant for the page, and usually a whole sentence. */
export function shopSign({ merchant: shop, settings }: Shop): {
  name: Localized;
  logo: string | null;
} {
  const name = shop && showText(shop.name) ? shop.name : settings.title;
  return { name, logo: settings.logo ?? shop?.logo ?? null };
}
