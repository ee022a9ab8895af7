import { useSyncExternalStore } from 'react';
import { currentEntry, onHistoryChange } from './navigate';
import type { SheetStack } from './sheetStack';

/** The open sheets, bottom to top, as the browser's history has them now. */
export const useSheetStack = (): SheetStack => useSyncExternalStore(onHistoryChange, readStack);

/** What was read last, and of what: the same entry is the same stack. */
let last: { url: string; state: unknown; stack: SheetStack } | null = null;

function readStack(): SheetStack {
  const url = location.pathname + location.search;
  const { state } = history;
  if (last?.url !== url || last.state !== state) last = { url, state, stack: currentEntry().stack };
  return last.stack;
}
