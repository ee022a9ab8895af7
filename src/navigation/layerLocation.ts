import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { openSheet, replaceSheet } from './navigate';

type LayerLocation = { hook: BaseLocationHook; searchHook: BaseSearchHook };

/**
 * wouter's location hooks for one layer: fixed to `url` whatever the browser's address is, so that
 * a sheet beneath others keeps its params and query. Navigation inside it opens sheets.
 */
export function layerLocation(url: string): LayerLocation {
  const [path = '/', search = ''] = url.split('?');
  const go = (to: string, options?: { replace?: boolean }) =>
    options?.replace ? replaceSheet(to) : openSheet(to);
  return { hook: () => [path, go], searchHook: () => search };
}
