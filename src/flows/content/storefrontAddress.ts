import { pageOrigin } from '../../device/pageOrigin';
import { isDevelopmentHost } from '../../domain/start/host';
import { tabHost } from '../../stores/brand/brandTab';
import * as merchant from '../../stores/merchant';

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
