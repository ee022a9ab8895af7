import type { Fault, ServerName } from './faultKinds';
import type { Kept } from './life';

/** A call as the servers name it: `*` stands for any. */
export type CallPattern = { method: string; path: string };

/** One of the two servers, with somebody on it who has a basket and one of everything. */
export type Customer<Own> = {
  name: ServerName;
  /** the key of the shop */
  vendor: string;
  /** where its API is, as `VITE_API_BASE_URL` says */
  base: string;
  /** what scenarios look into */
  own: Own;
  fetch(request: Request): Promise<Response>;
  /** what was asked so far, oldest first */
  calls(): readonly CallPattern[];
  /** how many orders it has */
  orderCount(): number;
  /** from now on matching calls go wrong, `times` of them or all */
  plant(call: CallPattern, fault: Fault, times?: number): void;
  heal(): void;
  /** what the device has kept of the visit in which the basket was filled */
  kept: Kept;
  /** puts ids in the place of `{order}` and its like */
  named(path: string): string;
  /** server and clocks are again as they were in the beginning */
  restore(): void;
};
