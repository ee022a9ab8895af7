import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setFlushNow } from '../ui/flushNow';

// Only this file imports React DOM, the larger half of the first load: home that comes with the page is
// painted before it loads.

type Options = {
  /** `root` contains what the app renders first */
  hydrates: boolean;
  /** is told of markup that differs from what the app renders, which React repairs */
  report: (error: unknown) => void;
};

/** Renders the app in `root`. */
export function mountReact(root: HTMLElement, app: ReactNode, { hydrates, report }: Options): void {
  setFlushNow(flushSync);
  if (hydrates) hydrateRoot(root, app, { onRecoverableError: report });
  else createRoot(root).render(app);
}
