/**
 * Third-party scripts the merchant has enabled (§3, tracking): the id of each if it is on and
 * valid, else null. Ids end up in script URLs, so they are strictly validated.
 */
export type Trackers = {
  yandexMetrika: string | null;
  metaPixel: string | null;
  tagManager: string | null;
  /** the CRM's chat button; `hash` is part of its script URL */
  amoChat: { id: string; hash: string } | null;
};

/** Reads trackers from the raw settings; `chatActive` is the shop's chat flag. */
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

/** E-commerce event; amounts in som. */
export type ShopEvent =
  | { kind: 'add'; items: readonly TrackedItem[]; value: number }
  | { kind: 'checkout'; items: readonly TrackedItem[]; value: number }
  | { kind: 'purchase'; orderId: string; items: readonly TrackedItem[]; value: number };

export type TrackedItem = { id: string; count: number; price: number };

/** The current path without order ids and the like, and without the query. */
export function trackedPath(path: string): string {
  const [pathname = '/'] = path.split(/[?#]/);
  const parts = pathname.split('/').slice(0, 4);
  const isProduct = parts[1] === 'product';
  return parts.map((part) => (/^[a-z]*\d?$/i.test(part) || isProduct ? part : ':id')).join('/');
}
