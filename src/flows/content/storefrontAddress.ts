import { pageOrigin } from '../../device/pageOrigin';
import type { MerchantLinks } from '../../domain/merchant';
import { isDevelopmentHost } from '../../domain/start/host';
import { tabHost } from '../../stores/brand/brandTab';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/**
 * Public origin of the current shop; in a brand's tab, that shop's own host. `vendor` is the
 * merchant key on a development host, null elsewhere.
 */
export function storefront(): { origin: string; vendor: string | null } {
  const { key, merchant: shop } = merchant.state;
  const host = tabHost();
  if (isDevelopmentHost(pageOrigin().hostname)) {
    return { origin: location.origin, vendor: host === null ? key : (shop?.sub ?? null) };
  }
  return { origin: host === null ? pageOrigin().origin : `https://${host}`, vendor: null };
}

/** Public URL of the current shop. */
export function storefrontAddress(): string {
  const { origin, vendor } = storefront();
  return `${origin}/${vendor === null ? '' : `?vendor=${encodeURIComponent(vendor)}`}`;
}

/** The shop's bot link: the merchant's own, or the deployment's default. */
export const botLink = (links: Readonly<MerchantLinks> = merchant.state.settings.links) =>
  links.telegramBotLink ?? services().build.botLink;

/** The settings with the resolved bot link. */
export const withBot = <S extends { readonly links: Readonly<MerchantLinks> }>(settings: S): S => ({
  ...settings,
  links: { ...settings.links, telegramBotLink: botLink(settings.links) },
});
