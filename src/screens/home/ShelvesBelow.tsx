import { Suspense, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { part } from '../../flows/part';
import * as catalog from '../../stores/catalog/catalog';
import { useNear } from './useNear';

const Shelves = part(() => import('./Shelves'), 'Shelves', { optional: true });

/** All of a smaller shop is seen at a glance. */
const leastProducts = 24;

/** Rows of products for this person at the end of home; they cost nothing until that is near. */
export function ShelvesBelow() {
  const { status, catalog: all } = useSnapshot(catalog.state);
  return status === 'ready' && all.products.length >= leastProducts ? <NearShelves /> : null;
}

function NearShelves() {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, true);
  return (
    <div ref={end}>
      {isNear && (
        <Suspense>
          <Shelves />
        </Suspense>
      )}
    </div>
  );
}
