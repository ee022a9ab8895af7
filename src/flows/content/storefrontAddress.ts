import { isDevelopmentHost } from '../../domain/start/host';
import { tabHost } from '../../stores/brand/brandTab';
import * as merchant from '../../stores/merchant';

/**
 * Where anybody reaches the shop on screen: in a brand's tab at that shop's own host. `vendor` names
 * the merchant on a development host, null elsewhere.
 */
export function storefront(): { origin: string; vendor: string | null } {
  const { key, merchant: shop } = merchant.state;
  const host = tabHost();
  if (isDevelopmentHost(location.hostname)) {
    return { origin: location.origin, vendor: host === null ? key : (shop?.sub ?? null) };
  }
  return { origin: host === null ? location.origin : `https://${host}`, vendor: null };
}

/** The address under which anybody reaches this shop. */
export function storefrontAddress(): string {
  const { origin, vendor } = storefront();
  return `${origin}/${vendor === null ? '' : `?vendor=${encodeURIComponent(vendor)}`}`;
}
