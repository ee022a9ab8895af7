import { useCallback, useEffect, useState } from 'react';

/**
 * A response of the backend, requested on mount and by `again`. `failure` is a text; the last
 * response stays while another is loading.
 */
export function useAnswer<T>(ask: () => Promise<T>): {
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
  return { answer, failure, again };
}
