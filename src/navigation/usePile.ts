import { useSyncExternalStore } from 'react';
import { currentPlace, onPlaceChange } from './navigate';
import type { Pile } from './pile';

/** The open sheets, bottom to top, as the browser's history has them now. */
export const usePile = (): Pile => useSyncExternalStore(onPlaceChange, readPile);

/** What was read last, and of what: the same entry is the same pile. */
let last: { url: string; state: unknown; pile: Pile } | null = null;

function readPile(): Pile {
  const url = location.pathname + location.search;
  const { state } = history;
  if (last?.url !== url || last.state !== state) last = { url, state, pile: currentPlace().pile };
  return last.pile;
}
