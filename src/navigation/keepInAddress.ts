import { onHistoryChange } from './navigate';

/**
 * Keeps a query parameter in every address from now on, for values that a reload needs but no
 * screen reads. Does not affect the open sheets, which are in the history state. Returns an
 * unsubscribe function.
 */
export function keepInAddress(name: string, value: string): () => void {
  const keep = () => {
    const query = new URLSearchParams(location.search);
    if (query.get(name) === value) return;
    query.set(name, value);
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
  };
  keep();
  return onHistoryChange(keep);
}
