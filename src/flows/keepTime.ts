import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { nextTurn } from '../domain/promoTurn';
import * as clock from '../stores/clock';
import * as draft from '../stores/draft';
import { serverNow } from './serverNow';
import { wired } from './wiring';

/** Longer waits overflow the timers of browsers. */
const longestMs = 24 * 60 * 60 * 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let watched: typeof draft.state.promo | undefined;

/** Sets the moment by which dates are judged, and again when the chosen promo begins or ends. */
export function keepTime(): void {
  const now = serverNow();
  clock.set(now);
  clearTimeout(timer);
  const turn = draft.state.promo && nextTurn(draft.state.promo, now);
  if (turn !== null) timer = setTimeout(keepTime, Math.min(turn - now, longestMs));
}

/** Keeps the time from now on: with each promo that is chosen, and after the app was out of sight. */
export function watchTime(): void {
  keepTime();
  if (watched !== undefined) return;
  watched = draft.state.promo;
  subscribe(draft.state, () => {
    if (draft.state.promo === watched) return;
    watched = draft.state.promo;
    keepTime();
  });
  // A clock that was wrong has counted to the wrong turn.
  subscribeKey(clock.state, 'ahead', keepTime);
  wired().telegram.onVisible(keepTime);
}
