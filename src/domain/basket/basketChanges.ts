import type { Totals } from '../order/order';
import type { Localized } from '../text/language';
import { lineDiscount, linePrice, type Money } from './pricing';
import type { LineProblem, ResolvedLine } from './resolveCart';

/** A basket as priced at one moment, e.g. when the customer agreed to it. */
export type PricedBasket = {
  lines: readonly ResolvedLine[];
  totals: Totals;
  /** the branch that prepares the order, null while there is none */
  branchId: string | null;
};

/** Parts of the bill that can change without any product changing. */
export const billParts = ['delivery', 'service', 'promo', 'cashback', 'total'] as const;
export type BillPart = (typeof billParts)[number];

/**
 * One difference from what the customer saw. `price`: one piece with its options, after its own
 * discount. `problem`: the line can no longer be ordered; `maximum` is how many are left, for
 * `tooMany`. `branch`: another branch prepares the order. `bill`: another part of the bill; `promo`
 * and `cashback` are amounts deducted.
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
 * Differences between two pricings: branch, then lines in order, then bill parts with the total
 * last. Empty if agreeing to `seen` also covers `now`. Lines the customer added, removed or
 * recounted are not reported, but a changed total is.
 */
export function changesBetween(seen: PricedBasket, now: PricedBasket): Change[] {
  const before = new Map(seen.lines.map((line) => [line.key, line]));
  const lineChanges = now.lines.flatMap((line) => {
    const known = before.get(line.key);
    return known ? changesOf(known, line) : [];
  });
  const billChanges = billParts.flatMap((part): Change[] => {
    const [was, is] = [amountOf(part, seen.totals), amountOf(part, now.totals)];
    return was === is ? [] : [{ kind: 'bill', part, before: was, after: is }];
  });
  // A missing branch is reported elsewhere.
  const branchChanges: Change[] =
    now.branchId === null || seen.branchId === now.branchId
      ? []
      : [{ kind: 'branch', before: seen.branchId, after: now.branchId }];
  return [...branchChanges, ...lineChanges, ...billChanges];
}

function changesOf(seen: ResolvedLine, now: ResolvedLine): Change[] {
  const { key, maximum } = now;
  // A product that is gone has no current name; use the one the customer saw.
  const name = (now.product ?? seen.product)?.name ?? {};
  const newProblems = now.problems
    .filter((problem) => !seen.problems.includes(problem))
    .map((problem): Change => ({ kind: 'problem', key, name, problem, maximum }));
  const before = unitPrice(seen);
  const after = unitPrice(now);
  if (before === null || after === null || before === after) return newProblems;
  return [{ kind: 'price', key, name, before, after }, ...newProblems];
}

/** Price of one piece after its discount; null if the product is gone. */
const unitPrice = ({ product, choices }: ResolvedLine): Money | null =>
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
