import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setFlushNow } from '../ui/flushNow';

// React DOM, the larger half of the first load, is this file's alone: home is drawn before it comes.

/** Shows the app in `root`; what is drawn there already gives way in one step, without a blank frame. */
export function mountReact(root: HTMLElement, app: ReactNode, isDrawn: boolean): void {
  setFlushNow(flushSync);
  const show = () => createRoot(root).render(app);
  const start = performance.now();
  if (isDrawn) flushSync(show);
  else show();
  // For the benchmark, and for a person with the browser's tools open.
  performance.measure('home mounted', { start });
}
