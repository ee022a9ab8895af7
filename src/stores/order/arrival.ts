import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { type Branch, branchState } from '../../domain/branches/branch';
import { productsById } from '../../domain/catalog/catalog';
import {
  type Arrival,
  arrivalOf,
  cookingRange,
  type Range,
  waitRange,
} from '../../domain/delivery/arrival';
import { roadMetres } from '../../domain/geo/distance';
import type { LatLng } from '../../domain/geo/geo';
import type { Order } from '../../domain/order/order';
import { basketSources, readBasket } from '../basket/basket';
import * as branches from '../branches/branches';
import * as catalog from '../catalog/catalog';
import { createSelector } from '../createSelector';
import { readDistanceUnit } from '../delivery/deliveryQuote';
import { readServiceType } from '../delivery/serviceType';
import * as draft from './draft';
import { type Clock, useSchedule } from './schedule';

/** The way from the branch to the address of the draft, in metres; the server's distance first. */
function metresToAddress(): number | null {
  const { address } = draft.state;
  const { branches: all, closest, nearestId } = branches.state;
  const nearest = closest?.branch?.id === nearestId ? closest?.branch : null;
  const branch = nearest ?? all.find(({ id }) => id === nearestId);
  if (!address || !branch) return null;
  return roadMetres({
    reported: nearest?.distance ?? null,
    unit: readDistanceUnit(),
    ends: [branch.place, address],
  });
}

const wait = createSelector(basketSources, (): Range | null => {
  if (branches.state.nearestId === null) return null;
  const service = readServiceType();
  const metres = service === 'DELIVERY' ? metresToAddress() : null;
  return waitRange({ service, cooking: readCooking(), metres });
});

/** How long the basket is prepared; null where that is not known. */
function readCooking(): Range | null {
  const { lines, hasProblems } = readBasket();
  const products = lines.flatMap(({ product }) => (product ? [product] : []));
  return hasProblems ? null : cookingRange(products);
}

/**
 * Minutes until the basket would arrive at a place from the branch that the server found closest to it; null where
 * they are not known, for a set time and a closed branch.
 */
export function readWaitAt(place: LatLng, branch: Branch, clock: Clock): Range | null {
  if (draft.state.later || !branchState(branch, clock, 'DELIVERY').isOpen) return null;
  const ends = [branch.place, place] as const;
  const metres = roadMetres({ reported: branch.distance, unit: readDistanceUnit(), ends });
  return waitRange({ service: 'DELIVERY', cooking: readCooking(), metres });
}

/**
 * Minutes until the basket arrives or is ready if it is ordered now; null where they are not known,
 * and for a set time or a closed branch.
 */
export function useWait(clock: Clock): Range | null {
  const range = wait.use();
  const { at } = useSchedule(clock);
  return at === null ? range : null;
}

/** When an order arrives or is ready; null where that is not known. */
export function useArrival(order: Order): Arrival | null {
  const { status, catalog: menu } = useSnapshot(catalog.state);
  return useMemo(() => {
    if (status !== 'ready') return null;
    const products = productsById(menu);
    const found = order.lines.map(({ productId }) => products.get(productId));
    const known = found.filter((product) => product !== undefined);
    // What is no longer sold may have taken longest.
    const cooking = known.length === found.length ? cookingRange(known) : null;
    return arrivalOf(order, cooking, readDistanceUnit());
  }, [order, status, menu]);
}
