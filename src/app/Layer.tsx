import { type ReactNode, useMemo } from 'react';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import { openSheet, replaceSheet } from '../navigation/navigate';

/** One layer of the stack: its routes match `url`, whatever the browser's address is. */
export function Layer({ url, children }: { url: string; children: ReactNode }) {
  const { hook, searchHook } = useMemo(() => layerLocation(url), [url]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
}

type LayerLocation = { hook: BaseLocationHook; searchHook: BaseSearchHook };

/**
 * wouter's location hooks for one layer: fixed to `url` whatever the browser's address is, so that
 * a sheet beneath others keeps its params and query. Navigation inside it opens sheets.
 */
function layerLocation(url: string): LayerLocation {
  const [path = '/', search = ''] = url.split('?');
  const go = (to: string, options?: { replace?: boolean }) =>
    options?.replace ? replaceSheet(to) : openSheet(to);
  return { hook: () => [path, go], searchHook: () => search };
}
