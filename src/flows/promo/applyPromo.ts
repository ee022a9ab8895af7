import { findPromo } from '../../api/promos';
import type { ApiError } from '../../api/result';
import { checkPromo, type Promo, type PromoVerdict, promoInForce } from '../../domain/promo/promo';
import { promoSpellings } from '../../domain/promo/promoCode';
import { readBasket } from '../../stores/basket/basket';
import * as clock from '../../stores/clock';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { services } from '../services';
import { syncClock } from '../start/syncClock';

/** A checked promo; `isKept` says that it is the order's promo now, valid yet or not. */
export type CheckedPromo = {
  kind: 'checked';
  promo: Promo;
  verdict: PromoVerdict;
  isKept: boolean;
};

export type PromoOutcome =
  | CheckedPromo
  | { kind: 'notFound' }
  | { kind: 'failed'; error: ApiError };

/**
 * Looks up a promo code as it was typed, then in its other spellings, and applies it via
 * `choosePromo`; works for guests too.
 */
export async function applyPromo(code: string): Promise<PromoOutcome> {
  const { http, telegram } = services();
  let failed: ApiError | null = null;
  for (const spelling of promoSpellings(code)) {
    const [error, promo] = await findPromo(http, spelling);
    if (promo) return choosePromo(promo);
    if (!error || error.status === 404) continue;
    failed = error;
    // An answer that is not the API's may be another author's "no such code".
    if (error.kind !== 'unreadable') break;
  }
  telegram.haptic('failure');
  return failed ? { kind: 'failed', error: failed } : { kind: 'notFound' };
}

/**
 * Applies a promo in place of the previous one and returns the outcome to show (§5). One that needs
 * a larger basket is kept until the basket qualifies, unless that would replace a promo in force;
 * one that is not valid today is not applied.
 */
export function choosePromo(promo: Promo): CheckedPromo {
  syncClock();
  const { totals, promo: before } = readBasket();
  const { promoActive } = merchant.state.settings.flags;
  const { productPrice } = totals;
  const verdict = promoActive
    ? checkPromo(promo, { productPrice, now: clock.state.now })
    : 'notActive';
  const isSame = before?.promo.id === promo.id;
  const replacesNothing = verdict === 'tooSmall' && promoInForce(before) === null;
  const isKept = verdict === 'added' || isSame || replacesNothing;
  if (isKept) draft.setPromo(promo);
  const outcome: CheckedPromo = { kind: 'checked', promo, verdict, isKept };
  services().telegram.haptic(isPromoTaken(outcome) ? 'success' : 'failure');
  return outcome;
}

/** Whether the promo is the order's, and works or will once the basket is large enough. */
export const isPromoTaken = (outcome: PromoOutcome): boolean =>
  outcome.kind === 'checked' &&
  outcome.isKept &&
  (outcome.verdict === 'added' || outcome.verdict === 'tooSmall');

/** Removes the chosen promo. */
export function removePromo(): void {
  draft.setPromo(null);
  services().telegram.haptic('select');
}

/**
 * Refetches the chosen promo, which may be days old, so that changes show before ordering instead
 * of as a refusal. A failed request changes nothing.
 */
export async function refreshPromo(): Promise<void> {
  const { promo } = draft.state;
  if (!promo) return;
  const [error, found] = await findPromo(services().http, promo.code);
  if (draft.state.promo !== promo) return;
  if (found) draft.setPromo(found);
  else if (!error || error.status === 404) draft.setPromo({ ...promo, isActive: false });
}
