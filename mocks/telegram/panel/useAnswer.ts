import { useCallback, useEffect, useState } from 'react';

/**
 * A response of the backend, requested on mount, by `again`, and `everyMs` as long as it succeeds.
 * `failure` is a text; the last response stays while another is loading.
 */
export function useAnswer<T>(
  ask: () => Promise<T>,
  everyMs?: number,
): {
  answer: T | undefined;
  failure: string;
  again: () => void;
} {
  const [answer, setAnswer] = useState<T>();
  const [failure, setFailure] = useState('');
  const again = useCallback(() => {
    ask().then(
      (result) => {
        setAnswer(result);
        setFailure('');
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [ask]);
  useEffect(again, [again]);
  useEffect(() => {
    if (everyMs === undefined || failure !== '') return undefined;
    const timer = setInterval(again, everyMs);
    return () => clearInterval(timer);
  }, [again, everyMs, failure]);
  return { answer, failure, again };
}
