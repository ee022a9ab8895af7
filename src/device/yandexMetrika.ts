import type { ShopEvent } from '../domain/start/trackers';
import type { Tracker } from './loadScript';
import { loadScript } from './loadScript';

/** Calls made before the script has loaded are kept in `a`. */
type Metrika = { (...call: unknown[]): void; a?: unknown[][]; l?: number };

/** `window` with the globals that the script reads. */
const page: Window & {
  ym?: Metrika;
  /** where Metrika reads orders */
  ymOrders?: unknown[];
} = window;

const names = { add: 'add', checkout: 'checkout', purchase: 'purchase' } as const;

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
  page.ym ??= ym;
  page.ymOrders ??= [];
  const number = Number(id);
  page.ym(number, 'init', {
    defer: true,
    clickmap: false,
    trackLinks: false,
    webvisor: false,
    sendTitle: false,
    ecommerce: 'ymOrders',
  });
  loadScript('https://mc.yandex.ru/metrika/tag.js', onFail);
  return {
    trackPageView: (url) => page.ym?.(number, 'hit', url, { referer: '' }),
    trackEvent(event, currency) {
      page.ymOrders?.push({ ecommerce: { currencyCode: currency, ...asOrder(event) } });
      page.ym?.(number, 'reachGoal', event.kind, { order_price: event.value, currency });
    },
  };
}

function asOrder(event: ShopEvent) {
  const products = event.items.map(({ id, price, count }) => ({ id, price, quantity: count }));
  const actionField =
    event.kind === 'purchase' ? { id: event.orderId, revenue: event.value } : undefined;
  return { [names[event.kind]]: { actionField, products } };
}
