import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** what is done on screen before it is ready */
  act?: (() => Promise<void> | undefined) | undefined;
  children: ReactNode;
};

/** Marks the document `data-ready` once a specimen is as it wants to be seen. */
export function Ready({ act, children }: Props) {
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current) return;
    hasActed.current = true;
    void Promise.resolve(act?.()).then(() => {
      document.documentElement.dataset.ready = '';
    });
  }, [act]);
  return children;
}
