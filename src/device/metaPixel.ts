import { loadScript } from './loadScript';
import type { Tracker } from './tracker';

/** What is called before the script is there waits in `queue`. */
type Pixel = {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: Pixel;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

/** The page with what the script looks for in it. */
const page: Window & {
  fbq?: Pixel;
  _fbq?: Pixel;
} = window;

const names = { add: 'AddToCart', checkout: 'InitiateCheckout', purchase: 'Purchase' } as const;

/**
 * Meta's pixel. It neither looks for forms and buttons by itself (`autoConfig`) nor follows the
 * address: that is where phones and codes are typed.
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
  let isSeen = false;
  return {
    // It reads the address by itself, with every id in it: one view of the shop is enough.
    see() {
      if (!isSeen) page.fbq?.('trackSingle', id, 'PageView');
      isSeen = true;
    },
    tell({ kind, items, value }, currency) {
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
