import { roundLatLng } from '../domain/geo/geo';
import type { LngLat, MapProps, MoveCause } from './contract';

/** A camera that stood still this long is at rest; a second swipe begins sooner than that. */
export const stillMs = 120;

/** Makes one `onMove` and one `onRest` of a movement, however many events the provider sends. */
export type Moves = {
  begin(cause: MoveCause): void;
  /** the camera stands at `centre`; it is at rest there unless it moves on at once */
  pause(centre: LngLat): void;
  /** forgets a movement whose map is gone */
  stop(): void;
};

/** A movement that the person has a hand in is the person's, whoever began it. */
export function createMoves({ onMove, onRest }: Pick<MapProps, 'onMove' | 'onRest'>): Moves {
  let cause: MoveCause | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = ([longitude, latitude]: LngLat, by: MoveCause) => {
    cause = null;
    const centre = roundLatLng({ latitude, longitude });
    onRest?.([centre.longitude, centre.latitude], by);
  };
  return {
    begin(by) {
      clearTimeout(timer);
      const isNew = cause === null;
      if (cause !== 'person') cause = by;
      if (isNew) onMove?.(by);
    },
    pause(centre) {
      clearTimeout(timer);
      const by = cause;
      if (by !== null) timer = setTimeout(() => rest(centre, by), stillMs);
    },
    stop() {
      clearTimeout(timer);
      cause = null;
    },
  };
}
