import { useEffect, useRef, useState } from 'react';
import { type Branch, type City, centreOf } from '../../domain/branches/branch';
import type { LatLng } from '../../domain/geo/geo';
import { limits } from '../../domain/limits';
import type { LngLat, MoveCause, View } from '../../map/contract';

/** What the map is to come to, and when. */
type Aim = { key: string; later: View | null; delayMs: number };

/**
 * Where the map of branches looks (§4, §9): at the average of their places at zoom 10, and 500 ms
 * later so that all are in sight. A chosen city in which none has a place is shown itself, after
 * 1234 ms: until then its branches may still be on their way. `onMove` is for the map: from the
 * moment at which the person moves it, it is the person's.
 */
export function useBranchView(
  list: readonly Branch[],
  city: City | null,
): { view: View; onMove: (cause: MoveCause) => void } {
  const centre = centreOf(list);
  const [view, setView] = useState<View>(() => lookAt(centre ?? city ?? limits.defaultCentre));
  const [aim, setAim] = useState<Aim>(() => aimAt(list, city));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A list that has come again with the same places is no reason to move.
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

function aimAt(list: readonly Branch[], city: City | null): Aim {
  const fit = list.flatMap(({ place }) => (place ? [lngLatOf(place)] : []));
  const key = [city?.id, ...fit].join(' ');
  if (fit.length > 0) return { key, later: { fit }, delayMs: limits.fitBoundsDelayMs };
  return { key, later: city && lookAt(city), delayMs: limits.cityRecentreDelayMs };
}

export const lngLatOf = ({ latitude, longitude }: LatLng): LngLat => [longitude, latitude];

const lookAt = (place: LatLng): View => ({ centre: lngLatOf(place), zoom: limits.branchZoom });
