import { useEffect, useState } from 'react';
import { type Store, useStore } from './store';

/** The time in epoch ms on a clock that is `ahead` of this machine's, at every full step of it. */
export function useNow(ahead: Store<number>, stepMs: number): number {
  const by = useStore(ahead);
  const [, tick] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          tick((count) => count + 1);
          wait();
        },
        stepMs - ((Date.now() + by) % stepMs),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [by, stepMs]);
  return Date.now() + by;
}
