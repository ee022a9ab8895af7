import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { nextPromoChange } from '../../domain/promo/promo';
import * as clock from '../../stores/clock';
import * as draft from '../../stores/order/draft';
import { serverNow } from '../platform';
import { services } from '../services';

/** setTimeout overflows above about 24.8 days; one day is enough. */
const maxDelayMs = 24 * 60 * 60 * 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let watchedPromo: typeof draft.state.promo | undefined;

/**
 * Updates the time that dates are judged by, and schedules the next update for when the chosen
 * promo starts or ends.
 */
export function syncClock(): void {
  const now = serverNow();
  clock.set(now);
  clearTimeout(timer);
  const nextChange = draft.state.promo && nextPromoChange(draft.state.promo, now);
  if (nextChange !== null) timer = setTimeout(syncClock, Math.min(nextChange - now, maxDelayMs));
}

/** Updates the clock whenever the promo changes or the app becomes visible. */
export function watchClock(): void {
  syncClock();
  if (watchedPromo !== undefined) return;
  watchedPromo = draft.state.promo;
  subscribe(draft.state, () => {
    if (draft.state.promo === watchedPromo) return;
    watchedPromo = draft.state.promo;
    syncClock();
  });
  // A corrected clock invalidates the scheduled update.
  subscribeKey(clock.state, 'ahead', syncClock);
  services().telegram.onVisible(syncClock);
}
