import { useCallback, useEffect, useState } from 'react';

/** What `load` brings, `loading` until then; `failed` when it throws. Another `load` starts again. */
export function useLoaded<T>(load: () => Promise<T | 'failed'>): {
  loaded: T | 'failed' | 'loading';
  again: () => void;
} {
  const [found, setFound] = useState<{ of: unknown; value: T | 'failed' } | null>(null);
  const again = useCallback(() => {
    setFound(null);
    const settle = (value: T | 'failed') => setFound({ of: load, value });
    load().then(settle, () => settle('failed'));
  }, [load]);
  useEffect(again, [again]);
  return { loaded: found?.of === load ? found.value : 'loading', again };
}
