import { loadScript } from './loadScript';
import type { Tracker } from './tracker';

/** The page with what the script looks for in it. */
const page: Window & {
  dataLayer?: unknown[];
} = window;

const names = { add: 'add_to_cart', checkout: 'begin_checkout', purchase: 'purchase' } as const;

/** Google Tag Manager: what the merchant's container makes of it is up to the merchant. */
export function tagManager(id: string, onFail: (host: string) => void): Tracker {
  page.dataLayer ??= [];
  const push = (what: Record<string, unknown>) => void page.dataLayer?.push(what);
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`, onFail);
  return {
    see: (url) => push({ event: 'page_view', page_location: url }),
    tell(event, currency) {
      // What an earlier event has left behind would be taken along.
      push({ ecommerce: null });
      push({
        event: names[event.kind],
        ecommerce: {
          currency,
          value: event.value,
          ...(event.kind === 'purchase' && { transaction_id: event.orderId }),
          items: event.items.map(({ id: item_id, price, count }) => ({
            item_id,
            price,
            quantity: count,
          })),
        },
      });
    },
  };
}
