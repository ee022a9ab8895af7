import { useEffect, useLayoutEffect, useRef } from 'react';
import { atZero, leftOf, started, stopped } from '../../domain/time/stopwatch';

/**
 * Calls `onEnd` once the item `key` has been shown for `durationMs` in total: the timer pauses
 * while `isRunning` is false, and restarts with another key.
 */
export function useStoryTime(
  key: string,
  durationMs: number,
  isRunning: boolean,
  onEnd: () => void,
): void {
  const shown = useRef({ key, watch: atZero });
  const latest = useRef(onEnd);
  useLayoutEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (shown.current.key !== key) shown.current = { key, watch: atZero };
    if (!isRunning) return;
    const one = shown.current;
    one.watch = started(one.watch, performance.now());
    const left = leftOf(one.watch, durationMs, performance.now());
    const timer = setTimeout(() => latest.current(), left);
    return () => {
      clearTimeout(timer);
      one.watch = stopped(one.watch, performance.now());
    };
  }, [key, durationMs, isRunning]);
}
