import type { CallScope } from '../../src/api/call';
import type { LateOpening, LatePage } from './openLate';

/** An action of a person or the shop, with a call whose response is late. */
export type Flow = {
  /** the call's name in docs/openapi.json */
  call: string;
  /** what the call belongs to; null: nothing that can end */
  scope: CallScope | null;
  /** stores and stored keys that the response changes if nothing has ended, sorted */
  fills: readonly string[];
  /** the response ends the session: the person's choices are dropped */
  forgets?: true;
  opening?: LateOpening;
  /** Prepares the page; the returned function makes the request. */
  prepare: (page: LatePage) => (() => unknown) | Promise<() => unknown>;
};

export type Flows = Readonly<Record<string, Flow>>;
