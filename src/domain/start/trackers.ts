/**
 * The third parties that a merchant lets into its shop (§3, tracking): the id of each that is
 * switched on and whose id is sound, else null. An id becomes part of an address, so nothing but
 * what such ids are made of passes.
 */
export type Trackers = {
  yandexMetrika: string | null;
  metaPixel: string | null;
  tagManager: string | null;
  /** the CRM's chat button; its hash is the second half of its address */
  amoChat: { id: string; hash: string } | null;
};

/** Reads the third parties out of the settings as they came; `chatActive` is the flag of the button. */
export function trackersOf(
  tracking: Readonly<Record<string, unknown>>,
  { chatActive }: { chatActive: boolean },
): Trackers {
  const read = (name: string, pattern: RegExp): string | null => {
    const value = tracking[name];
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && pattern.test(text.trim()) ? text.trim() : null;
  };
  const isOn = (name: string) => tracking[name] === true;
  const amoId = read('amoCrmId', /^\d{1,12}$/);
  const amoHash = read('amoCrmHash', /^[\da-z]{8,128}$/i);
  const hasChat = chatActive && isOn('amoCrmActive') && amoId !== null && amoHash !== null;
  return {
    yandexMetrika: isOn('yandexMetricsEnabled') ? read('yandexMetricsId', /^\d{1,15}$/) : null,
    metaPixel: isOn('metaPixelActive') ? read('metaPixelId', /^\d{5,20}$/) : null,
    tagManager: isOn('googleTagManagerActive')
      ? read('googleTagManagerId', /^GTM-[\dA-Z]{4,12}$/)
      : null,
    amoChat: hasChat ? { id: amoId, hash: amoHash } : null,
  };
}

/** What the merchant may learn of an order that is being made; amounts in som. */
export type ShopEvent =
  | { kind: 'add'; items: readonly TrackedItem[]; value: number }
  | { kind: 'checkout'; items: readonly TrackedItem[]; value: number }
  | { kind: 'purchase'; orderId: string; items: readonly TrackedItem[]; value: number };

export type TrackedItem = { id: string; count: number; price: number };

/**
 * The place in the shop as third parties may know it: a path whose ids of orders and the like are
 * left out, and of the query nothing.
 */
export function trackedPath(path: string): string {
  const [pathname = '/'] = path.split(/[?#]/);
  const parts = pathname.split('/').slice(0, 4);
  const isProduct = parts[1] === 'product';
  return parts.map((part) => (/^[a-z]*\d?$/i.test(part) || isProduct ? part : ':id')).join('/');
}
