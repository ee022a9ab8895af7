import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Catalog } from '../../domain/catalog/catalog';
import { buildSearchIndex, type SearchIndex } from '../../domain/catalog/search';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';

type Made = { catalog: Catalog; nearestId: string | null; index: SearchIndex };

/** The latest index outlives the sheet: searching again costs nothing. */
let made: Made | null = null;

const isOf = (one: Made | null, all: Catalog, nearestId: string | null): one is Made =>
  one?.catalog === all && one.nearestId === nearestId;

/** Safari has no idle callback. */
const whenIdle =
  globalThis.requestIdleCallback ?? ((run: () => void) => Number(setTimeout(run, 1)));
const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout;

/** The index of the catalogue on the shelves, made when the page is idle; null until it is there. */
export function useSearchIndex(): SearchIndex | null {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const [, setMade] = useState(made);
  useEffect(() => {
    if (status !== 'ready' || isOf(made, all, nearestId)) return;
    const waiting = whenIdle(
      () => {
        made = { catalog: all, nearestId, index: buildSearchIndex(all, nearestId) };
        setMade(made);
      },
      { timeout: 300 },
    );
    return () => cancelIdle(waiting);
  }, [status, all, nearestId]);
  return isOf(made, all, nearestId) ? made.index : null;
}
