import { contentPolicy, inlineHashes } from './policy.ts';
import type { ShopHost } from './shopHost.ts';

/**
 * Headers of every response besides the policy. Geolocation is the only permission requested. Other
 * hosts get the shop's origin as the referrer (map keys are bound to it), never the path.
 */
export const plainHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
  // a payment page opened by the shop keeps its `opener`
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Sent over https only. Half a year: the domain has no other use. */
export const transportHeader = ['Strict-Transport-Security', 'max-age=15552000'] as const;

/** The headers of the built `page` for a host, in the order they are written. */
export function pageHeaders(page: string, host: ShopHost): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(inlineHashes(page), host),
    ...plainHeaders,
  };
}
