import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { openSheet, replaceSheet } from './navigate';

type LayerLocation = { hook: BaseLocationHook; searchHook: BaseSearchHook };

/**
 * wouter's location for one layer: it stands at `url` whatever the browser shows, so that a sheet
 * beneath keeps its params and query. Links inside open sheets.
 */
export function layerLocation(url: string): LayerLocation {
  const [path = '/', search = ''] = url.split('?');
  const go = (to: string, options?: { replace?: boolean }) =>
    options?.replace ? replaceSheet(to) : openSheet(to);
  return { hook: () => [path, go], searchHook: () => search };
}
