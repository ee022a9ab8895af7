import type { Situation } from '../specimen';

/** A situation with a name, an address and further fields. */
export const situation = <const Id extends string>(
  id: Id,
  title: string,
  at: string,
  more: Omit<Situation, 'kind' | 'id' | 'title' | 'at'> = {},
): Situation & { id: Id } => ({ kind: 'situation', id, title, at, ...more });
