import type { LatLng } from '../domain/geo/geo';

export type Location =
  | { status: 'found'; place: LatLng }
  /** `refused` by the person or their browser, `unavailable` here, `late`: no answer in time */
  | { status: 'refused' | 'unavailable' | 'late' };

/**
 * Asks the browser where the device is, and waits about 10 s: its own time-out does not count the time
 * for which a question for permission stands open. Never rejects.
 */
export function locateDevice(): Promise<Location> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve({ status: 'unavailable' });
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve({ status: 'late' }), patienceMs);
    const answer = (location: Location) => {
      clearTimeout(patience);
      resolve(location);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        answer({ status: 'found', place: { latitude, longitude } }),
      (error) => answer({ status: reasons[error.code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshMs },
    );
  });
}

/** Longer than this nobody waits for a place on the map. */
const patienceMs = 10_000;
/** A place this old is where the person still is. */
const freshMs = 60_000;

/** By the codes of GeolocationPositionError. */
const reasons: Record<number, 'refused' | 'unavailable' | 'late'> = {
  1: 'refused',
  2: 'unavailable',
  3: 'late',
};
