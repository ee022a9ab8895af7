import { deriveSheetStack } from '../../../src/navigation/sheetStack';

/**
 * Opens the app's sheets at `path` while the frame keeps its own address, so that a reload shows
 * the same specimen. The app only reads the sheet stack in the history state.
 */
export function pinAddress(path: string): void {
  const own = location.href;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history);
    history[name] = (state: unknown, unused: string) => write(state, unused, own);
  }
  standAt(path);
}

/** Replaces the open sheets with those of another path; `alone`: only the topmost one. */
export function standAt(path: string, alone = false): void {
  const stack = deriveSheetStack(path);
  history.replaceState({ stack: alone ? stack.slice(-1) : stack, pushed: 0 }, '');
  // The app re-reads the history state on popstate.
  dispatchEvent(new PopStateEvent('popstate'));
}
