import type { Fault, ServerName } from './faultKinds';
import type { Kept } from './life';

/** A call as the servers name it: `*` matches anything. */
export type CallPattern = { method: string; path: string };

/** One of the two servers, with a customer who has a basket and one of everything. */
export type Customer<Own> = {
  name: ServerName;
  /** the shop's key */
  vendor: string;
  /** the API's base, the value of `VITE_API_BASE_URL` */
  base: string;
  /** server internals for scenarios */
  own: Own;
  fetch(request: Request): Promise<Response>;
  /** requests so far, oldest first */
  calls(): readonly CallPattern[];
  /** number of stored orders */
  orderCount(): number;
  /** matching calls fail from now on, `times` of them or all */
  plant(call: CallPattern, fault: Fault, times?: number): void;
  heal(): void;
  /** stored data of the visit that filled the basket */
  kept: Kept;
  /** replaces `{order}` and similar placeholders with ids */
  named(path: string): string;
  /** resets server and clocks to the initial state */
  restore(): void;
};
