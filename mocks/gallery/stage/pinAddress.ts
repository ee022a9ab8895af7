import { deriveSheetStack } from '../../../src/navigation/sheetStack';

/**
 * Opens the app's sheets at `path` while the frame keeps its own address, so that a reload shows
 * the same specimen. The stack of sheets lives in the history's state, which is all the app reads.
 */
export function pinAddress(path: string): void {
  const own = location.href;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history);
    history[name] = (state: unknown, unused: string) => write(state, unused, own);
  }
  standAt(path);
}

/** Shows the sheets of another path in place of those that are open; `withOrderLock`: only the last of them. */
export function standAt(path: string, alone = false): void {
  const stack = deriveSheetStack(path);
  history.replaceState({ stack: alone ? stack.slice(-1) : stack, pushed: 0 }, '');
  // The app looks at the history when the browser says that it has moved.
  dispatchEvent(new PopStateEvent('popstate'));
}
