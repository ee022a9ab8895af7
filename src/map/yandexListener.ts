import type { LngLat } from './contract';
import type { Moves } from './moves';
import type { Ymaps3 } from './ymaps3';

/**
 * Converts Yandex' updates, which continue through inertia and animations, to movements; `onUpdate`
 * gets each of them.
 */
export function yandexListener(api: Ymaps3, moves: Moves, onUpdate: () => void): object {
  let centre: LngLat | null = null;
  let isUserActing = false;
  return new api.YMapListener({
    onUpdate({ location }) {
      onUpdate();
      // The first update reports the initial position, not a movement.
      if (centre) moves.begin('view');
      centre = location.center;
      if (!isUserActing) moves.pause(centre);
    },
    onActionStart() {
      isUserActing = true;
      moves.begin('person');
    },
    onActionEnd() {
      isUserActing = false;
      if (centre) moves.pause(centre);
    },
  });
}
