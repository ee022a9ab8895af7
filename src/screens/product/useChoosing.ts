import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type CartLine, currentKey } from '../../domain/basket/cart';
import { countOf } from '../../domain/basket/changeLines';
import { changedMaximum, mergingLine } from '../../domain/basket/mergingLine';
import { lineDiscount, linePrice, type Money } from '../../domain/basket/pricing';
import {
  byPriority,
  isSoldIn,
  type ModificationGroup,
  type Product,
} from '../../domain/catalog/catalog';
import { offeredChoices, placeChoices, proposedChoices } from '../../domain/catalog/chooseOptions';
import { type Choice, checkChoices, type GroupCheck } from '../../domain/catalog/options';
import { availability } from '../../domain/catalog/stock';
import { choicesNow } from '../../domain/order/reorder';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as orders from '../../stores/order/orders';
import { useViewOnly } from '../catalog/useBasketAction';

/** The choices on a product's sheet, with their current prices. */
export type Choosing = {
  choices: readonly Choice[];
  choose: (choices: readonly Choice[]) => void;
  /** limited by the remaining stock */
  count: number;
  setCount: (count: number) => void;
  /** stock remaining beside what is in the basket */
  left: number;
  /** of one piece with its options, before and after the discount */
  onePrice: Money;
  oneToPay: Money;
  /** of all pieces, after the discount */
  toPay: Money;
  /** of one piece, after the discount, with this option alone */
  priceWith: (choice: Choice) => Money;
  /** by priority, each with its validation; groups without options are left out */
  groups: readonly { group: ModificationGroup; check: GroupCheck }[];
  /** the first group with too few or too many options */
  invalid: ModificationGroup | null;
  /** count in the basket with the same choices, other than the line being edited */
  alreadyIn: number;
  /** key of the basket line being edited; null when adding */
  changes: string | null;
};

/**
 * Initialized from the basket line `editedKey`, else with what is proposed.
 * Follows the catalogue: an option that is removed while the sheet is open is removed here too.
 */
export function useChoosing(product: Product, editedKey: string | null): Choosing {
  const { lines } = useSnapshot(cart.state);
  const edited = editedKey === null ? undefined : lines.find(({ key }) => key === editedKey);
  const [chosen, choose] = useState(() =>
    edited
      ? placeChoices(product, edited.choices)
      : proposedChoices(product, lastChoices(product, lines)),
  );
  const [wantedCount, setCount] = useState(edited?.count ?? 1);

  const choices = offeredChoices(product, chosen);
  const checks = new Map(checkChoices(product, choices).map((check) => [check.groupId, check]));
  const groups = byPriority(product.modificationGroups).flatMap((group) => {
    const check = checks.get(group.id);
    return check && group.modifications.length > 0 ? [{ group, check }] : [];
  });
  const sameKey = currentKey(product, { choices, from: edited?.from });
  const alreadyIn = mergingLine(lines, product, sameKey, edited)?.count ?? 0;
  const own = edited ? edited.count + alreadyIn : 0;
  const elsewhere = countOf(lines, product.id) - (edited?.count ?? 0) - alreadyIn;
  const left = Math.max(changedMaximum(product, elsewhere, own) - alreadyIn, 0);
  const count = Math.min(wantedCount, Math.max(left, 1));
  const priceOf = (pieces: number, taken = choices) =>
    linePrice(product, taken, pieces) - lineDiscount(product, pieces);
  return {
    choices,
    choose,
    count,
    setCount,
    left,
    onePrice: linePrice(product, choices, 1),
    oneToPay: priceOf(1),
    toPay: priceOf(count),
    priceWith: (choice) => priceOf(1, [choice]),
    groups,
    invalid: groups.find(({ check }) => check.verdict !== 'ok')?.group ?? null,
    alreadyIn,
    changes: edited?.key ?? null,
  };
}

/** How the person takes the product: in the basket, else in the latest order seen in this visit. */
function lastChoices(product: Product, lines: readonly CartLine[]): readonly Choice[] {
  const inBasket = lines.findLast(({ productId }) => productId === product.id);
  if (inBasket) return placeChoices(product, inBasket.choices);
  const latestFirst = Object.values(orders.state.known).sort(
    (a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0),
  );
  const ordered = latestFirst
    .flatMap(({ lines }) => lines)
    .find(({ productId }) => productId === product.id);
  return ordered ? choicesNow(product, ordered).choices : [];
}

/**
 * Why a product cannot be added to the basket. `notForSale`: its category (§3, isWithoutCart) or
 * the whole shop is display-only.
 */
export type Obstacle =
  | 'notForSale'
  | 'product.unavailable'
  | 'product.notInBranch'
  | 'product.allInBasket'
  | null;

/** `left`: pieces that can be added beside those in the basket. */
export function useObstacle(product: Product, left: number): Obstacle {
  const { nearestId } = useSnapshot(branches.state);
  if (useViewOnly()(product)) return 'notForSale';
  if (availability(product) === 'soldOut') return 'product.unavailable';
  if (!isSoldIn(product, nearestId)) return 'product.notInBranch';
  return left === 0 ? 'product.allInBasket' : null;
}
