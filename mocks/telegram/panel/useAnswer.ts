import { useCallback, useEffect, useState } from 'react';

/**
 * What the backend answers to a question, asked at once and whenever `again` is called. `failure`
 * is in words; the last answer stays while another is awaited.
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
      (told) => {
        setAnswer(told);
        setFailure('');
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [ask]);
  useEffect(again, [again]);
  return { answer, failure, again };
}
