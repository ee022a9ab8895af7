import type { Tracker } from './loadScript';
import { loadScript } from './loadScript';

/** `window` with the globals that the script reads. */
const page: Window & {
  dataLayer?: unknown[];
} = window;

const names = { add: 'add_to_cart', checkout: 'begin_checkout', purchase: 'purchase' } as const;

/** Google Tag Manager; what happens with the events is configured in the merchant's container. */
export function tagManager(id: string, onFail: (host: string) => void): Tracker {
  page.dataLayer ??= [];
  const push = (what: Record<string, unknown>) => void page.dataLayer?.push(what);
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`, onFail);
  return {
    trackPageView: (url) => push({ event: 'page_view', page_location: url }),
    trackEvent(event, currency) {
      // Clears the previous event's data, which GTM would otherwise merge in.
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
