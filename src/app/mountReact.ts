import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setFlushNow } from '../ui/flushNow';

// Only this file imports React DOM, the larger half of the first load: a snapshot, or home from the
// edge, is painted before it loads.

/** Renders the app in `root`. */
export function mountReact(root: HTMLElement, app: ReactNode): void {
  setFlushNow(flushSync);
  createRoot(root).render(app);
}
