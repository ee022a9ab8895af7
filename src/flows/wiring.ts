import type { Http } from '../api/http';
import type { BuildSettings } from '../device/buildSettings';
import type { Telegram } from '../telegram/handle';

/** What the flows need of the world around them, given once at the start and swapped in tests. */
export type Wiring = {
  http: Http;
  telegram: Telegram;
  build: BuildSettings;
  /** epoch milliseconds */
  now(): number;
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
