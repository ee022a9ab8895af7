import type { ShopEvent } from '../domain/start/trackers';

/**
 * Adds a third-party script to the page. Calls `onFail` with its host if it is blocked or missing.
 * The referrer is limited to the origin, so that the script's host does not see the page's path.
 */
function loadScript(src: string, onFail: (src: string) => void, id?: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'origin';
  if (id) script.id = id;
  script.addEventListener('error', () => onFail(new URL(src).host), { once: true });
  script.src = src;
  document.head.append(script);
}

/** A third-party tracker; it receives page views and order events and nothing else. */
export type Tracker = {
  /** Reports a page view; `url` has no query, no hash, and no ids except a product's. */
  trackPageView(url: string): void;
  trackEvent(event: ShopEvent, currency: string): void;
};

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
const pixelPage: Window & {
  fbq?: Pixel;
  _fbq?: Pixel;
} = window;

const pixelNames = {
  add: 'AddToCart',
  checkout: 'InitiateCheckout',
  purchase: 'Purchase',
} as const;

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
  pixelPage.fbq ??= fbq;
  pixelPage._fbq ??= fbq;
  pixelPage.fbq('set', 'autoConfig', false, id);
  pixelPage.fbq('init', id);
  loadScript('https://connect.facebook.net/en_US/fbevents.js', onFail);
  let hasSentPageView = false;
  return {
    // The pixel sends the full URL with all its ids, so only one page view is reported.
    trackPageView() {
      if (!hasSentPageView) pixelPage.fbq?.('trackSingle', id, 'PageView');
      hasSentPageView = true;
    },
    trackEvent({ kind, items, value }, currency) {
      pixelPage.fbq?.('trackSingle', id, pixelNames[kind], {
        content_type: 'product',
        content_ids: items.map((item) => item.id),
        contents: items.map((item) => ({ id: item.id, quantity: item.count })),
        value,
        currency,
      });
    },
  };
}

/** `window` with the globals that the script reads. */
const tagPage: Window & {
  dataLayer?: unknown[];
} = window;

const tagNames = { add: 'add_to_cart', checkout: 'begin_checkout', purchase: 'purchase' } as const;

/** Google Tag Manager; what happens with the events is configured in the merchant's container. */
export function tagManager(id: string, onFail: (host: string) => void): Tracker {
  tagPage.dataLayer ??= [];
  const push = (what: Record<string, unknown>) => void tagPage.dataLayer?.push(what);
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`, onFail);
  return {
    trackPageView: (url) => push({ event: 'page_view', page_location: url }),
    trackEvent(event, currency) {
      // Clears the previous event's data, which GTM would otherwise merge in.
      push({ ecommerce: null });
      push({
        event: tagNames[event.kind],
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

type ChatButton = {
  id: string;
  hash: string;
  locale: string;
  inline: boolean;
  setMeta(meta: unknown): void;
  params?: unknown[];
};
type Plugin = { (...call: unknown[]): void; q?: unknown[][] };

/** `window` with the globals that the script reads. */
const chatPage: Window & {
  amo_social_button?: ChatButton;
  crmPlugin?: Plugin;
} = window;

/** The chat button of amoCRM. It receives no data about the user. `locale` is `ru`, `en` … */
export function amoChat(
  { id, hash, locale }: { id: string; hash: string; locale: string },
  onFail: (host: string) => void,
): void {
  chatPage.amo_social_button = {
    id,
    hash,
    locale,
    inline: false,
    setMeta(meta) {
      this.params = [...(this.params ?? []), meta];
    },
  };
  const queue: unknown[][] = [];
  chatPage.crmPlugin ??= Object.assign((...call: unknown[]) => void queue.push(call), {
    q: queue,
  });
  loadScript('https://gso.amocrm.ru/js/button.js', onFail, 'amo_social_button_script');
}

/** Calls made before the script has loaded are kept in `a`. */
type Metrika = { (...call: unknown[]): void; a?: unknown[][]; l?: number };

/** `window` with the globals that the script reads. */
const metrikaPage: Window & {
  ym?: Metrika;
  /** where Metrika reads orders */
  ymOrders?: unknown[];
} = window;

const metrikaNames = { add: 'add', checkout: 'checkout', purchase: 'purchase' } as const;

/**
 * Yandex Metrika with manual page views (`defer`) and without click maps, session recording and
 * link tracking, which would capture user input.
 */
export function yandexMetrika(id: string, onFail: (host: string) => void): Tracker {
  const queue: unknown[][] = [];
  const ym: Metrika = Object.assign((...call: unknown[]) => void queue.push(call), {
    a: queue,
    l: Date.now(),
  });
  metrikaPage.ym ??= ym;
  metrikaPage.ymOrders ??= [];
  const number = Number(id);
  metrikaPage.ym(number, 'init', {
    defer: true,
    clickmap: false,
    trackLinks: false,
    webvisor: false,
    sendTitle: false,
    ecommerce: 'ymOrders',
  });
  loadScript('https://mc.yandex.ru/metrika/tag.js', onFail);
  return {
    trackPageView: (url) => metrikaPage.ym?.(number, 'hit', url, { referer: '' }),
    trackEvent(event, currency) {
      metrikaPage.ymOrders?.push({ ecommerce: { currencyCode: currency, ...asOrder(event) } });
      metrikaPage.ym?.(number, 'reachGoal', event.kind, { order_price: event.value, currency });
    },
  };
}

function asOrder(event: ShopEvent) {
  const products = event.items.map(({ id, price, count }) => ({ id, price, quantity: count }));
  const actionField =
    event.kind === 'purchase' ? { id: event.orderId, revenue: event.value } : undefined;
  return { [metrikaNames[event.kind]]: { actionField, products } };
}
