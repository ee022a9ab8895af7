import { useCallback, useEffect, useState } from 'react';

/** The result of `load`; `loading` until then, `failed` if it throws. Reloads when `load` changes. */
export function useLoaded<T>(load: () => Promise<T | 'failed'>): {
  loaded: T | 'failed' | 'loading';
  again: () => void;
} {
  const [result, setResult] = useState<{ of: unknown; value: T | 'failed' } | null>(null);
  const again = useCallback(() => {
    setResult(null);
    const finish = (value: T | 'failed') => setResult({ of: load, value });
    load().then(finish, () => finish('failed'));
  }, [load]);
  useEffect(again, [again]);
  return { loaded: result?.of === load ? result.value : 'loading', again };
}
