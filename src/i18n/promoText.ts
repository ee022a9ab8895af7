import { type Promo, type PromoVerdict, promoEnd } from '../domain/promo/promo';
import { formatDate } from '../domain/time/dates';
import { showSigned } from './amountText';
import { errorText, type Failure } from './errorText';
import { isolate, listOf } from './phrases';
import { showMoney, showNumber } from './show';
import { t } from './t';

/** Result of checking a code, as returned by `flows/promo/promos`. */
type Outcome =
  | { kind: 'checked'; promo: Promo; verdict: PromoVerdict; isKept: boolean }
  | { kind: 'notFound' }
  | { kind: 'failed'; error: Failure };

/** The message about a checked code (§5: each check has its own message). */
export function promoText(outcome: Outcome, timeZone: string): string {
  if (outcome.kind === 'notFound') return t('promo.notFound');
  if (outcome.kind === 'failed') return errorText(outcome.error);
  const { promo, verdict, isKept } = outcome;
  const isWaiting = isKept && verdict === 'tooSmall';
  return isWaiting ? waitingText(promo) : verdictText(promo, verdict, timeZone);
}

/** A chosen promo that applies once the basket is large enough; without a minimum, once it has anything. */
function waitingText({ code, minPrice }: Promo): string {
  if (minPrice <= 0) return t('promo.keptEmpty', { code: isolate(code) });
  return t('promo.kept', { code: isolate(code), amount: showMoney(minPrice) });
}

export function verdictText(promo: Promo, verdict: PromoVerdict, timeZone: string): string {
  const { minPrice, startDate, endDate } = promo;
  const date = (at: number | null) => isolate(at === null ? '' : formatDate(at, timeZone));
  const code = isolate(promo.code);
  switch (verdict) {
    case 'notStarted':
      return t('promo.verdicts.notStarted', { code, date: date(startDate) });
    case 'expired':
      return t('promo.verdicts.expired', { code, date: date(endDate) });
    case 'tooSmall':
      // Nothing is worth "more than 0": without a minimum only the basket is missing.
      if (minPrice <= 0) return waitingText(promo);
      return t('promo.verdicts.tooSmall', { code, amount: showMoney(minPrice) });
    default:
      return t(`promo.verdicts.${verdict}`, { code });
  }
}

/** A promo's discounts, such as "−10% on products, free delivery"; '' if it has none. */
export function promoGain({ discountType, productDiscount, deliveryDiscount }: Promo): string {
  const off = (value: number) =>
    discountType === 'AMOUNT'
      ? showSigned('−', value)
      : isolate(`−${showNumber(Math.round(value * 10) / 10)}%`);
  const isFree = discountType === 'PERCENTAGE' && deliveryDiscount >= 100;
  return listOf([
    productDiscount > 0 ? t('promo.offProducts', { amount: off(productDiscount) }) : '',
    isFree ? t('promo.freeDelivery') : '',
    !isFree && deliveryDiscount > 0
      ? t('promo.offDelivery', { amount: off(deliveryDiscount) })
      : '',
  ]);
}

/** A promo's conditions, one per line: minimum amount and end date, if it has one. */
export function promoTerms(promo: Promo, { timeZone, now }: { timeZone: string; now: number }) {
  const { minPrice } = promo;
  const endDate = promoEnd(promo, now);
  return [
    minPrice > 0 && t('promo.above', { amount: showMoney(minPrice) }),
    endDate !== null && t('promo.until', { date: isolate(formatDate(endDate, timeZone)) }),
  ]
    .filter(Boolean)
    .join('\n');
}
