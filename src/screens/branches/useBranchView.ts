import { useEffect, useRef, useState } from 'react';
import { type Branch, type City, centreOf } from '../../domain/branches/branch';
import { isPlaced, type LatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import type { LngLat, MoveCause, View } from '../../map/contract';

/** The view to move to, and when. */
type Aim = { key: string; later: View | null; delayMs: number };

/**
 * The view of the branches map (§4, §9): centred on the branches at zoom 10, then after 500 ms
 * fitted to all of them. A chosen city without located branches is shown itself after 1234 ms, as
 * its branches may still be loading. Once the user moves the map (`onMove`), it stays where they
 * put it.
 */
export function useBranchView(
  list: readonly Branch[],
  city: City | null,
): { view: View; onMove: (cause: MoveCause) => void } {
  const centre = centreOf(list);
  const [view, setView] = useState<View>(() =>
    lookAt(centre ?? placeOf(city) ?? limits.defaultCentre),
  );
  const [aim, setAim] = useState<Aim>(() => aimAt(list, city));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A refetched list with the same locations must not move the map.
  const next = aimAt(list, city);
  if (next.key !== aim.key) {
    setAim(next);
    if (centre) setView(lookAt(centre));
  }

  useEffect(() => {
    const { later, delayMs } = aim;
    if (later) timer.current = setTimeout(() => setView(later), delayMs);
    return () => clearTimeout(timer.current);
  }, [aim]);

  return { view, onMove: (cause) => cause === 'person' && clearTimeout(timer.current) };
}

const placeOf = (city: City | null): LatLng | null => (city && isPlaced(city) ? city : null);

function aimAt(list: readonly Branch[], city: City | null): Aim {
  const fit = list.flatMap(({ place }) => (place ? [lngLatOf(place)] : []));
  const key = [city?.id, ...fit].join(' ');
  if (fit.length > 0) return { key, later: { fit }, delayMs: limits.fitBoundsDelayMs };
  const place = placeOf(city);
  return { key, later: place && lookAt(place), delayMs: limits.cityRecentreDelayMs };
}

export const lngLatOf = ({ latitude, longitude }: LatLng): LngLat => [longitude, latitude];

const lookAt = (place: LatLng): View => ({ centre: lngLatOf(place), zoom: limits.branchZoom });
