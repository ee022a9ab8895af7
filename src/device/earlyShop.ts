import type { Channel } from '../domain/merchant';
import type { MerchantKey } from '../domain/start/host';

// The requests that home waits for, for the inline script and the edge; the app sends the same.

/** Path of the merchant look-up. */
export const lookUpPath = ({ by, key }: MerchantKey): string =>
  `/users/v1/merchants/${by}/${encodeURIComponent(key)}`;

/** Paths of home's data: the catalogue, then the settings. */
export const shopPaths = (channel: Channel): readonly [catalogue: string, settings: string] => [
  `/products/v1/overalls?type=${channel}`,
  `/support/v1/merchant/settings/${channel === 'CLICK' ? 'click-app/client' : 'web'}`,
];

/** Whether the merchant can be shown: an inactive one has no catalogue to request. */
export function isShop(value: unknown): value is { id: string | number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Boolean(value.id) &&
    !('isActive' in value && value.isActive === false)
  );
}
