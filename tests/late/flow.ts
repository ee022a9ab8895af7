import type { CallScope } from '../../src/api/callScope';
import type { LateOpening, LatePage } from './openLate';

/** Something that a person or the shop sets off, and the call in it whose answer is late. */
export type Flow = {
  /** as docs/openapi.json names it */
  call: string;
  /** what the call belongs to; null: to nothing that ends */
  scope: CallScope | null;
  /** stores, and names of what is stored, that the answer changes when nothing has ended, sorted */
  fills: readonly string[];
  /** the answer ends the session: what the person has chosen goes */
  forgets?: true;
  opening?: LateOpening;
  /** Prepares all that is needed; what it returns asks. */
  prepare: (page: LatePage) => (() => unknown) | Promise<() => unknown>;
};

export type Flows = Readonly<Record<string, Flow>>;
