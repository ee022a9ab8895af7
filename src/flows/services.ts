import type { Http } from '../api/http';
import type { BuildSettings } from '../device/buildSettings';
import type { Telegram } from '../telegram/handle';

/** Everything the flows need from outside: provided once at the start, replaced in tests. */
export type Services = {
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

let provided: Services | null = null;

export function provideServices(next: Services) {
  provided = next;
}

/** Throws when called before `provideServices`: a mistake in the program, not a state. */
export function services(): Services {
  if (!provided) throw new Error('Services are not provided yet');
  return provided;
}
