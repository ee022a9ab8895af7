import type { LatLng } from '../domain/geo/geo';

export type Location =
  | { status: 'found'; place: LatLng }
  /** `refused` by the user or the browser, `unavailable` here, `late`: timed out */
  | { status: 'refused' | 'unavailable' | 'late' };

/**
 * Gets the device's location from the browser, with a timeout of about 10 s: the API's own timeout
 * does not include the time while the permission prompt is open. Never rejects.
 */
export function locateDevice(): Promise<Location> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve({ status: 'unavailable' });
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ status: 'late' }), timeoutMs);
    const settle = (location: Location) => {
      clearTimeout(timer);
      resolve(location);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        settle({ status: 'found', place: { latitude, longitude } }),
      (error) => settle({ status: reasons[error.code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maxAgeMs },
    );
  });
}

/** Users do not wait longer than this for the map. */
const timeoutMs = 10_000;
/** A location this old is still accurate enough. */
const maxAgeMs = 60_000;

/** Keyed by GeolocationPositionError codes. */
const reasons: Record<number, 'refused' | 'unavailable' | 'late'> = {
  1: 'refused',
  2: 'unavailable',
  3: 'late',
};
