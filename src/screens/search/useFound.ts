import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Catalog, Product } from '../../domain/catalog/catalog';
import { offeredInstead } from '../../domain/catalog/offeredInstead';
import { searchProducts } from '../../domain/catalog/search';
import { buildSearchIndex, type SearchIndex } from '../../domain/catalog/searchIndex';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';

/** The products that a query finds, best first; null until the index is built. */
export function useFound(query: string): readonly Product[] | null {
  const index = useSearchIndex();
  return useMemo(() => (index ? searchProducts(index, query) : null), [index, query]);
}

/** What is offered where a query finds nothing. */
export function useOfferedInstead(): readonly Product[] {
  const index = useSearchIndex();
  return useMemo(() => offeredInstead(index?.entries.map(({ product }) => product) ?? []), [index]);
}

type CachedIndex = { catalog: Catalog; nearestId: string | null; index: SearchIndex };

/** Cached beyond the sheet: reopening the search does not rebuild the index. */
let cached: CachedIndex | null = null;

const isFor = (
  entry: CachedIndex | null,
  all: Catalog,
  nearestId: string | null,
): entry is CachedIndex => entry?.catalog === all && entry.nearestId === nearestId;

/** Safari has no idle callback. */
const whenIdle =
  globalThis.requestIdleCallback ?? ((run: () => void) => Number(setTimeout(run, 1)));
const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout;

/** The search index of the visible catalogue, built when the page is idle; null until then. */
function useSearchIndex(): SearchIndex | null {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const [, setCached] = useState(cached);
  useEffect(() => {
    if (status !== 'ready' || isFor(cached, all, nearestId)) return;
    const handle = whenIdle(
      () => {
        cached = { catalog: all, nearestId, index: buildSearchIndex(all, nearestId) };
        setCached(cached);
      },
      { timeout: 300 },
    );
    return () => cancelIdle(handle);
  }, [status, all, nearestId]);
  return isFor(cached, all, nearestId) ? cached.index : null;
}
