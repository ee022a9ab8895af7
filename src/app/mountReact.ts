import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setFlushNow } from '../ui/flushNow';

// Only this file imports React DOM, the larger half of the first load: a snapshot, or home from the
// edge, is painted before it loads.

/** Mounts the app in `root`. If it is already drawn there, swaps synchronously: no blank frame. */
export function mountReact(root: HTMLElement, app: ReactNode, isDrawn: boolean): void {
  setFlushNow(flushSync);
  const show = () => createRoot(root).render(app);
  const start = performance.now();
  if (isDrawn) flushSync(show);
  else show();
  // Browser tests wait for it: a page with a test's own clock has no performance entries.
  root.dataset.mounted = '';
  // Read by the benchmark; also visible in the browser's dev tools.
  performance.measure('home mounted', { start });
}
