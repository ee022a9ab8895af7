import type { ShopEvent } from '../domain/start/trackers';

/** A third party that is told where in the shop somebody is and what is ordered, and nothing else. */
export type Tracker = {
  /** `url` has neither query nor hash, and no ids but a product's */
  see(url: string): void;
  tell(event: ShopEvent, currency: string): void;
};
