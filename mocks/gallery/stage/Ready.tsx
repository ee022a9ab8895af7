import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** actions to run before the specimen is ready */
  act?: (() => Promise<void> | undefined) | undefined;
  children: ReactNode;
};

/** Sets `data-ready` on the document once a specimen is ready. */
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
