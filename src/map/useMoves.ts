import { useEffect, useRef, useState } from 'react';
import type { MapProps } from './contract';
import { createMoves, type Moves } from './moves';

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
