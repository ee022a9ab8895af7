import { useSyncExternalStore } from 'react';
import { currentEntry, onHistoryChange } from './navigate';
import type { SheetStack } from './sheetStack';

/** The open sheets, bottom to top, from the current history entry; none on a server's page. */
export const useSheetStack = (): SheetStack =>
  useSyncExternalStore(onHistoryChange, readStack, () => noSheets);

const noSheets: SheetStack = [];

/** Cache: `useSyncExternalStore` needs the same stack object for the same entry. */
let last: { url: string; state: unknown; stack: SheetStack } | null = null;

function readStack(): SheetStack {
  const url = location.pathname + location.search;
  const { state } = history;
  if (last?.url !== url || last.state !== state) last = { url, state, stack: currentEntry().stack };
  return last.stack;
}
