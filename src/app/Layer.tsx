import { type ReactNode, useMemo } from 'react';
import { Router } from 'wouter';
import { layerLocation } from '../navigation/layerLocation';

/** One layer of the stack: its routes match `url`, whatever the browser's address is. */
export function Layer({ url, children }: { url: string; children: ReactNode }) {
  const { hook, searchHook } = useMemo(() => layerLocation(url), [url]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
}
