import type { Tracker } from './loadScript';
import { loadScript } from './loadScript';

/** Calls made before the script has loaded are kept in `queue`. */
type Pixel = {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: Pixel;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

/** `window` with the globals that the script reads. */
const page: Window & {
  fbq?: Pixel;
  _fbq?: Pixel;
} = window;

const names = { add: 'AddToCart', checkout: 'InitiateCheckout', purchase: 'Purchase' } as const;

/**
 * Meta's pixel, without automatic tracking of forms and buttons (`autoConfig`), where users enter
 * phone numbers and codes, and without tracking of URL changes.
 */
export function metaPixel(id: string, onFail: (host: string) => void): Tracker {
  const call = (...args: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else fbq.queue.push(args);
  };
  const queue: unknown[][] = [];
  const fbq: Pixel = Object.assign(call, {
    queue,
    loaded: true,
    version: '2.0',
    disablePushState: true,
  });
  fbq.push = fbq;
  page.fbq ??= fbq;
  page._fbq ??= fbq;
  page.fbq('set', 'autoConfig', false, id);
  page.fbq('init', id);
  loadScript('https://connect.facebook.net/en_US/fbevents.js', onFail);
  let hasSentPageView = false;
  return {
    // The pixel sends the full URL with all its ids, so only one page view is reported.
    trackPageView() {
      if (!hasSentPageView) page.fbq?.('trackSingle', id, 'PageView');
      hasSentPageView = true;
    },
    trackEvent({ kind, items, value }, currency) {
      page.fbq?.('trackSingle', id, names[kind], {
        content_type: 'product',
        content_ids: items.map((item) => item.id),
        contents: items.map((item) => ({ id: item.id, quantity: item.count })),
        value,
        currency,
      });
    },
  };
}
