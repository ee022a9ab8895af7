import type { ShopEvent } from '../domain/start/trackers';

/** A third-party tracker; it receives page views and order events and nothing else. */
export type Tracker = {
  /** Reports a page view; `url` has no query, no hash, and no ids except a product's. */
  trackPageView(url: string): void;
  trackEvent(event: ShopEvent, currency: string): void;
};
