import { useEffect, useRef, useState } from 'react';
import { roundLatLng } from '../domain/geo/geo';
import type { LngLat, MapProps, MoveCause } from './contract';

/** The camera is at rest after standing still this long; a second swipe starts sooner. */
export const stillMs = 120;

/** Reduces each movement to one `onMove` and one `onRest`, however many events the provider sends. */
export type Moves = {
  begin(cause: MoveCause): void;
  /** the camera stopped at `centre`; at rest unless it moves again within `stillMs` */
  pause(centre: LngLat): void;
  /** discards a movement in progress when the map unmounts */
  stop(): void;
};

/** A movement that the user takes part in counts as the user's, whatever started it. */
export function createMoves({ onMove, onRest }: Pick<MapProps, 'onMove' | 'onRest'>): Moves {
  let cause: MoveCause | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = ([longitude, latitude]: LngLat, by: MoveCause) => {
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
      if (by !== null) timer = setTimeout(() => finish(centre, by), stillMs);
    },
    stop() {
      clearTimeout(timer);
      cause = null;
    },
  };
}

/** The moves of one map; always calls the latest `onMove` and `onRest`. */
export function useMoves(on: Pick<MapProps, 'onMove' | 'onRest'>): Moves {
  const newest = useRef(on);
  const [moves] = useState(() =>
    createMoves({
      onMove: (cause) => newest.current.onMove?.(cause),
      onRest: (centre, cause) => newest.current.onRest?.(centre, cause),
    }),
  );
  useEffect(() => {
    newest.current = on;
  });
  useEffect(() => () => moves.stop(), [moves]);
  return moves;
}
