import type { Http } from '../api/http';
import type { BuildSettings } from '../device/buildSettings';
import type { Telegram } from '../telegram/handle';

/** What the flows need of the world around them, given once at the start and swapped in tests. */
export type Wiring = {
  http: Http;
  /** the content host: policies, banners, stories, vacancies */
  content: Http;
  telegram: Telegram;
  build: BuildSettings;
  /** epoch milliseconds */
  now(): number;
  /** milliseconds of a clock that nobody can set: of use only for what has passed on this page */
  uptime(): number;
  /** Web Locks, where the browser has them */
  locks: Pick<LockManager, 'request'> | null;
  /** a key that no other order has */
  newKey(): string;
};

let wiring: Wiring | null = null;

export function wire(next: Wiring) {
  wiring = next;
}

/** Throws before the start has wired the app: that is a mistake in the program, not a state. */
export function wired(): Wiring {
  if (!wiring) throw new Error('Not wired yet');
  return wiring;
}
