import { subscribe } from 'valtio/vanilla';
import { findPromo, listPromos } from '../../api/promos';
import type { ApiError } from '../../api/result';
import { copyText } from '../../device/clipboard';
import { checkPromo, type Promo, type PromoVerdict, promoInForce } from '../../domain/promo/promo';
import { promoSpellings } from '../../domain/promo/promoCode';
import { parseStartParam } from '../../domain/start/channel';
import { isolate } from '../../i18n/phrases';
import { promoText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import { readBasket } from '../../stores/basket/basket';
import * as catalog from '../../stores/catalog/catalog';
import * as clock from '../../stores/clock';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as promos from '../../stores/promo/promos';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { syncClock } from '../start/syncClock';

/** Fetches the signed-in user's promos; guests have none (§6). */
export async function loadPromos(): Promise<void> {
  const userId = session.state.user?.id;
  if (!userId || !session.state.token) return;
  promos.setStatus('loading');
  const [, own] = await listPromos(services().http, userId);
  if (session.state.user?.id !== userId) return;
  if (own) promos.setOwn(own);
  else promos.setStatus('failed');
}

/** Copies a promo code to the clipboard. */
export async function copyCode(code: string): Promise<void> {
  const isCopied = await copyText(code);
  services().telegram.haptic(isCopied ? 'select' : 'failure');
  if (isCopied) toasts.show(t('profile.copied', { code: isolate(code) }), { tone: 'good' });
  else toasts.show(t('profile.copyFailed'), { tone: 'bad' });
}

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

/** Shows what became of a promo: a success also when it only waits for a larger basket. */
export function showPromo(
  outcome: PromoOutcome,
  action?: { text: string; onPress: () => void },
): void {
  toasts.show(promoText(outcome, services().build.timeZone), {
    tone: isPromoTaken(outcome) ? 'good' : 'plain',
    ...(action && { action }),
  });
}

let isTaken = false;

/**
 * Applies the promo from the start link (settled: start parameters) and shows the result. Waits
 * for prices and settings, since the basket decides; a basket that is too small keeps the promo. A
 * failed look-up offers a retry.
 */
export async function applyStartPromo(): Promise<void> {
  const start = parseStartParam(services().telegram.startParam);
  if (start?.kind !== 'promo' || isTaken) return;
  isTaken = true;
  await shopReady();
  await apply(start.code);
}

async function apply(code: string): Promise<void> {
  const outcome = await applyPromo(code);
  const again = { text: t('common.retry'), onPress: () => void apply(code) };
  showPromo(outcome, outcome.kind === 'failed' ? again : undefined);
}

/** Resolves when the basket can be priced and the settings are known. */
function shopReady(): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const check = () => {
      if (catalog.state.status !== 'ready' || !merchant.state.hasSettings) return;
      for (const stop of stops) stop();
      resolve();
    };
    stops.push(subscribe(catalog.state, check), subscribe(merchant.state, check));
    check();
  });
}
