import type { Http } from '../api/call';
import type { BuildSettings } from '../device/buildSettings';
import type { Telegram } from '../telegram/handle';

/** External dependencies of the flows: provided once at startup, replaced in tests. */
export type Services = {
  http: Http;
  telegram: Telegram;
  build: BuildSettings;
  /** epoch milliseconds */
  now(): number;
  /** monotonic clock, ms: only for durations on this page */
  uptime(): number;
  /** Web Locks; null where unsupported */
  locks: Pick<LockManager, 'request'> | null;
  /** a unique key */
  newKey(): string;
};

let provided: Services | null = null;

export function provideServices(next: Services) {
  provided = next;
}

/** Throws when called before `provideServices`: a programming error. */
export function services(): Services {
  if (!provided) throw new Error('Services are not provided yet');
  return provided;
}
