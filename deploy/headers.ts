import { inlineHashes } from './inlineHashes.ts';
import { contentPolicy } from './policy.ts';
import type { ShopHost } from './shopHost.ts';

/**
 * What every answer says besides its policy. The shop asks for the place only; its address goes to
 * other hosts as an origin, which keys of maps are bound to, and never with its path.
 */
export const plainHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
  // a payment page that is opened beside the shop keeps its way back
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Only where the answer goes out over https; half a year, as the shop's host has no other use. */
export const transportHeader = ['Strict-Transport-Security', 'max-age=15552000'] as const;

/** The headers of the built `page` at a host, in the order in which they are written. */
export function pageHeaders(page: string, host: ShopHost): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(inlineHashes(page), host),
    ...plainHeaders,
  };
}
