import type { ShopEvent } from '../domain/start/trackers';

/**
 * Adds a third-party script to the page. Calls `onFail` with its host if it is blocked or missing.
 * The referrer is limited to the origin, so that the script's host does not see the page's path.
 */
export function loadScript(src: string, onFail: (src: string) => void, id?: string): void {
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
