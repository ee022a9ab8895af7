import type { LatLng } from '../domain/geo/geo';

export type Location =
  | { status: 'found'; place: LatLng }
  /** `refused` by the user or the browser, `unavailable` here */
  | { status: 'refused' | 'unavailable' }
  /** not yet; `place`: once it is known, null if it stays unknown */
  | { status: 'late'; place: Promise<LatLng | null> };

/**
 * Gets the device's location from the browser; `late` after 10 s: the API's own timeout does not
 * include the time while the permission prompt is open. Never rejects.
 */
export function locateDevice(): Promise<Location> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve({ status: 'unavailable' });
  const answer = new Promise<Location>((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ status: 'found', place: { latitude, longitude } }),
      (error) => resolve(reasons.get(error.code) ?? { status: 'unavailable' }),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maxAgeMs },
    ),
  );
  const place = answer.then((found) => (found.status === 'found' ? found.place : null));
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<Location>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, { status: 'late', place });
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Users do not wait longer than this for the map. */
const timeoutMs = 10_000;
/** A location this old is still accurate enough. */
const maxAgeMs = 60_000;

/** Keyed by GeolocationPositionError codes. */
const reasons = new Map<number, Location>([
  [1, { status: 'refused' }],
  [2, { status: 'unavailable' }],
  [3, { status: 'late', place: Promise.resolve(null) }],
]);
