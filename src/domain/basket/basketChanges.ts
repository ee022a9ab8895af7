import type { Totals } from '../order/order';
import type { Localized } from '../text/language';
import { lineDiscount, linePrice, type Money } from './pricing';
import type { LineProblem, ResolvedLine } from './resolveCart';

/** A basket as it was priced at one moment, such as the one in which a person agreed to it. */
export type PricedBasket = {
  lines: readonly ResolvedLine[];
  totals: Totals;
  /** the branch that makes the order, null when none does yet */
  branchId: string | null;
};

/** A part of the sum that may change without any product changing. */
export const billParts = ['delivery', 'service', 'promo', 'cashback', 'total'] as const;
export type BillPart = (typeof billParts)[number];

/**
 * One thing that is no longer as the person saw it. `price`: what one piece costs, with its options
 * and after its own discount. `problem`: the line cannot be ordered any more; `maximum` is how many
 * there still are where that is what is wrong. `branch`: another one makes the order. `bill`: another
 * part of the sum; `promo` and `cashback` are what is taken off.
 */
export type Change =
  | { kind: 'price'; key: string; name: Localized; before: Money; after: Money }
  | {
      kind: 'problem';
      key: string;
      name: Localized;
      problem: LineProblem;
      maximum: number;
    }
  | { kind: 'branch'; before: string | null; after: string }
  | { kind: 'bill'; part: BillPart; before: Money; after: Money };

/**
 * What of a basket is not as it was seen: its branch, its lines in their order, then the sum's parts
 * with the total last; empty when a person who agreed to `seen` has agreed to `now` as well. A line
 * that the person has added, removed or counted again meanwhile is no news to them, but its total is.
 */
export function changesBetween(seen: PricedBasket, now: PricedBasket): Change[] {
  const before = new Map(seen.lines.map((line) => [line.key, line]));
  const ofLines = now.lines.flatMap((line) => {
    const known = before.get(line.key);
    return known ? changesOf(known, line) : [];
  });
  const ofBill = billParts.flatMap((part): Change[] => {
    const [was, is] = [amountOf(part, seen.totals), amountOf(part, now.totals)];
    return was === is ? [] : [{ kind: 'bill', part, before: was, after: is }];
  });
  // No branch is no other branch: why there is none is said elsewhere.
  const ofBranch: Change[] =
    now.branchId === null || seen.branchId === now.branchId
      ? []
      : [{ kind: 'branch', before: seen.branchId, after: now.branchId }];
  return [...ofBranch, ...ofLines, ...ofBill];
}

function changesOf(seen: ResolvedLine, now: ResolvedLine): Change[] {
  const { key, maximum } = now;
  // A product that is gone has no name any more; the person knows it by the one that they saw.
  const name = (now.product ?? seen.product)?.name ?? {};
  const news = now.problems
    .filter((problem) => !seen.problems.includes(problem))
    .map((problem): Change => ({ kind: 'problem', key, name, problem, maximum }));
  const before = pieceOf(seen);
  const after = pieceOf(now);
  if (before === null || after === null || before === after) return news;
  return [{ kind: 'price', key, name, before, after }, ...news];
}

/** What one piece costs; null when there is none any more. */
const pieceOf = ({ product, choices }: ResolvedLine): Money | null =>
  product && linePrice(product, choices, 1) - lineDiscount(product, 1);

function amountOf(part: BillPart, totals: Totals): Money {
  switch (part) {
    case 'delivery':
      return totals.deliveryPrice;
    case 'service':
      return totals.servicePrice;
    case 'promo':
      return totals.productDiscount - totals.totalProductDiscount + totals.deliveryDiscount;
    case 'cashback':
      return totals.cashback;
    case 'total':
      return totals.totalPrice;
  }
}
