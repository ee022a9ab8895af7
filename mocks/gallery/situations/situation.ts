import type { Situation } from '../specimen';

/** A situation with a name, an address and further fields. */
export const situation = (
  id: string,
  title: string,
  at: string,
  more: Omit<Situation, 'kind' | 'id' | 'title' | 'at'> = {},
): Situation => ({ kind: 'situation', id, title, at, ...more });
