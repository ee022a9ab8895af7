import { subscribe } from 'valtio/vanilla';
import { report } from '../../device/report';
import { amoChat, metaPixel, type Tracker, tagManager, yandexMetrika } from '../../device/trackers';
import { whenIdle } from '../../device/whenIdle';
import {
  type ShopEvent,
  type TrackedItem,
  trackedPath,
  trackersOf,
} from '../../domain/start/trackers';
import { unitsOf } from '../../i18n/amountText';
import { currentLanguage } from '../../i18n/t';
import { hidePersonal } from '../../navigation/hidePersonal';
import { currentEntry, onHistoryChange } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { urlOf } from '../../navigation/sheetStack';
import { readBasket } from '../../stores/basket/basket';
import * as cart from '../../stores/basket/cart';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import * as orders from '../../stores/order/orders';
import * as placedOrder from '../../stores/order/placedOrder';
import { services } from '../services';

let hasStarted = false;

/**
 * Loads the merchant's third-party trackers (§7: analytics scripts are injected at run time), once,
 * when the shop is in use and the browser is idle.
 */
export async function startTrackers(): Promise<void> {
  await settingsLoaded();
  await new Promise<void>((resolve) => whenIdle(resolve, 1500));
  if (hasStarted) return;
  const { tracking, flags } = merchant.state.settings;
  const enabled = trackersOf(tracking, flags);
  const trackers: Tracker[] = [];
  if (Object.values(enabled).some((one) => one !== null)) {
    // Trackers must not read Telegram's launch hash: it can sign a user in.
    dropHash();
    hidePersonal();
  }
  if (enabled.yandexMetrika) trackers.push(yandexMetrika(enabled.yandexMetrika, fail));
  if (enabled.metaPixel) trackers.push(metaPixel(enabled.metaPixel, fail));
  if (enabled.tagManager) trackers.push(tagManager(enabled.tagManager, fail));
  if (enabled.amoChat) {
    amoChat({ ...enabled.amoChat, locale: currentLanguage() === 'ru' ? 'ru' : 'en' }, fail);
  }
  hasStarted = trackers.length > 0 || enabled.amoChat !== null;
  if (trackers.length > 0) trackShop(trackers);
}

/** Ad blockers are expected; the shop works without trackers. */
const fail = (host: string) => report(`third-party script failed to load: ${host}`);

const dropHash = () => {
  if (location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
};

function settingsLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!merchant.state.hasSettings) return;
      stop();
      resolve();
    };
    const stop = subscribe(merchant.state, check);
    check();
  });
}

/**
 * Reports page views, additions to the basket, checkouts and purchases to the trackers. It only
 * observes the shop; no other module depends on it.
 */
function trackShop(trackers: readonly Tracker[]): void {
  const send = (event: ShopEvent) => {
    for (const tracker of trackers) tracker.trackEvent(event, services().build.currency);
  };
  watchNavigation(trackers, send);
  watchBasket(send);
  watchOrders(send);
}

function watchNavigation(trackers: readonly Tracker[], send: (event: ShopEvent) => void) {
  let last: string | null = null;
  const onNavigate = () => {
    const path = trackedPath(urlOf(currentEntry().stack));
    if (path === last) return;
    const isCheckout = path === paths.checkout && !last?.startsWith(paths.checkout);
    last = path;
    for (const tracker of trackers) tracker.trackPageView(location.origin + path);
    if (!isCheckout) return;
    const { lines, totals } = readBasket();
    const items = lines.flatMap(({ product, count }) =>
      product ? [{ id: product.id, count, price: unitsOf(product.costPrice) }] : [],
    );
    send({ kind: 'checkout', items, value: unitsOf(totals.totalPrice) });
  };
  onNavigate();
  onHistoryChange(onNavigate);
}

function countsOf(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, count } of cart.state.lines) {
    counts.set(productId, (counts.get(productId) ?? 0) + count);
  }
  return counts;
}

function watchBasket(send: (event: ShopEvent) => void) {
  let before = countsOf();
  let shop = merchant.state.merchant?.id;
  subscribe(cart.state, () => {
    const now = countsOf();
    const isSameShop = shop === merchant.state.merchant?.id;
    const items = isSameShop ? addedSince(before, now) : [];
    before = now;
    shop = merchant.state.merchant?.id;
    const value = items.reduce((sum, { price, count }) => sum + price * count, 0);
    if (items.length > 0) send({ kind: 'add', items, value });
  });
}

function addedSince(before: Map<string, number>, now: Map<string, number>): TrackedItem[] {
  return [...now].flatMap(([id, count]) => {
    const added = count - (before.get(id) ?? 0);
    const product = catalog.state.catalog.products.find((one) => one.id === id);
    return added > 0 && product ? [{ id, count: added, price: unitsOf(product.costPrice) }] : [];
  });
}

function watchOrders(send: (event: ShopEvent) => void) {
  let last = placedOrder.state.orderId;
  subscribe(placedOrder.state, () => {
    const { orderId, isFresh } = placedOrder.state;
    if (orderId === last) return;
    last = orderId;
    const order = orderId === null ? undefined : orders.state.known[orderId];
    if (!order || !isFresh) return;
    const items = order.lines.map(({ productId, count, costPrice }) => ({
      id: productId,
      count: count ?? 1,
      price: unitsOf(costPrice),
    }));
    send({
      kind: 'purchase',
      orderId: order.id,
      items,
      value: unitsOf(order.totals.totalPrice ?? 0),
    });
  });
}
