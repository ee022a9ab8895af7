import type { LngLat } from './contract';
import type { Moves } from './moves';
import type { Ymaps3 } from './ymaps3';

/** Turns Yandex' updates, which go on through inertia and travels, into movements. */
export function yandexListener(api: Ymaps3, moves: Moves): object {
  let centre: LngLat | null = null;
  let isHeld = false;
  return new api.YMapListener({
    onUpdate({ location }) {
      // The first update tells where the map starts, which is no movement.
      if (centre) moves.begin('view');
      centre = location.center;
      if (!isHeld) moves.pause(centre);
    },
    onActionStart() {
      isHeld = true;
      moves.begin('person');
    },
    onActionEnd() {
      isHeld = false;
      if (centre) moves.pause(centre);
    },
  });
}
