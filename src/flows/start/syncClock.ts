import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { nextPromoChange } from '../../domain/promo/promo';
import * as clock from '../../stores/clock';
import * as draft from '../../stores/order/draft';
import { serverNow } from '../serverNow';
import { services } from '../services';

/** Longer waits overflow the timers of browsers. */
const longestMs = 24 * 60 * 60 * 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let watched: typeof draft.state.promo | undefined;

/** Sets the moment by which dates are judged, and again when the chosen promo begins or ends. */
export function syncClock(): void {
  const now = serverNow();
  clock.set(now);
  clearTimeout(timer);
  const turn = draft.state.promo && nextPromoChange(draft.state.promo, now);
  if (turn !== null) timer = setTimeout(syncClock, Math.min(turn - now, longestMs));
}

/** Keeps the time from now on: with each promo that is chosen, and after the app was out of sight. */
export function watchClock(): void {
  syncClock();
  if (watched !== undefined) return;
  watched = draft.state.promo;
  subscribe(draft.state, () => {
    if (draft.state.promo === watched) return;
    watched = draft.state.promo;
    syncClock();
  });
  // A clock that was wrong has counted to the wrong turn.
  subscribeKey(clock.state, 'ahead', syncClock);
  services().telegram.onVisible(syncClock);
}
