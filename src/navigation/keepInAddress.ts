import { onHistoryChange } from './navigate';

/**
 * Keeps a name in the query of every address from now on, for what a reload must know and no screen
 * reads. What is shown stays: the stack of sheets is in the history's state.
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
