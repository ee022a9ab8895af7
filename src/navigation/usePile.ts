import { useMemo } from 'react';
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import { type Pile, readPlace } from './pile';

/** The open sheets, bottom to top, as the browser's history has them now. */
export function usePile(): Pile {
  const path = usePathname();
  const search = useSearch();
  const state = useHistoryState<unknown>();
  return useMemo(() => readPlace(state, path + search).pile, [state, path, search]);
}
