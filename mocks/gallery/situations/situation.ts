import type { Situation } from '../specimen';

/** A situation by name and address, with whatever else it takes. */
export const situation = (
  id: string,
  title: string,
  at: string,
  more: Omit<Situation, 'kind' | 'id' | 'title' | 'at'> = {},
): Situation => ({ kind: 'situation', id, title, at, ...more });
