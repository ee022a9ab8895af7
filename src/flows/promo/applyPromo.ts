import { findPromo } from '../../api/promos';
import type { ApiError } from '../../api/result';
import {
  checkPromo,
  type Promo,
  type PromoVerdict,
  promoCodeOf,
  promoInForce,
} from '../../domain/promo/promo';
import { readBasket } from '../../stores/basket/basket';
import * as clock from '../../stores/clock';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { services } from '../services';
import { syncClock } from '../start/syncClock';

/** What became of a code. */
export type PromoOutcome =
  | { kind: 'checked'; promo: Promo; verdict: PromoVerdict }
  | { kind: 'notFound' }
  | { kind: 'failed'; error: ApiError };

/** Looks a code up and takes it for the order as far as `choosePromo` does; a guest may, too. */
export async function applyPromo(code: string): Promise<PromoOutcome> {
  const { http, telegram } = services();
  const [error, promo] = await findPromo(http, promoCodeOf(code));
  if (promo) return { kind: 'checked', promo, verdict: choosePromo(promo) };
  telegram.haptic('failure');
  return error && error.status !== 404 ? { kind: 'failed', error } : { kind: 'notFound' };
}

/**
 * Takes a promo for the order in place of the one before, and answers what there is to say about it
 * (§5). One that the basket is too small for is kept until the basket has grown, unless that would
 * cost the person another one that holds; one that does not hold today is not taken.
 */
export function choosePromo(promo: Promo): PromoVerdict {
  syncClock();
  const { totals, promo: before } = readBasket();
  const { promoActive } = merchant.state.settings.flags;
  const { productPrice } = totals;
  const verdict = promoActive
    ? checkPromo(promo, { productPrice, now: clock.state.now })
    : 'notActive';
  const isSame = before?.promo.id === promo.id;
  const isBetterThanNone = verdict === 'tooSmall' && promoInForce(before) === null;
  if (verdict === 'added' || isSame || isBetterThanNone) draft.setPromo(promo);
  services().telegram.haptic(verdict === 'added' ? 'success' : 'failure');
  return verdict;
}

/** Puts the chosen promo back: everything costs what it did before. */
export function removePromo(): void {
  draft.setPromo(null);
  services().telegram.haptic('select');
}

/**
 * Asks again about the promo that was chosen, which may be days ago: what the merchant has changed
 * since is said before the order goes out, not by its refusal. A failed call changes nothing.
 */
export async function refreshPromo(): Promise<void> {
  const { promo } = draft.state;
  if (!promo) return;
  const [error, found] = await findPromo(services().http, promo.code);
  if (draft.state.promo !== promo) return;
  if (found) draft.setPromo(found);
  else if (!error || error.status === 404) draft.setPromo({ ...promo, isActive: false });
}
