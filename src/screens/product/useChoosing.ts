import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Choice, lineKey } from '../../domain/basket/cart';
import { lineDiscount, linePrice, type Money } from '../../domain/basket/pricing';
import { byPriority, type ModificationGroup, type Product } from '../../domain/catalog/catalog';
import { offeredChoices } from '../../domain/catalog/chooseOptions';
import { checkChoices, defaultChoices, type GroupCheck } from '../../domain/catalog/options';
import { lineMaximum } from '../../domain/catalog/stock';
import * as cart from '../../stores/basket/cart';

/** What a person is making of a product before it goes into the basket; prices are live. */
export type Choosing = {
  choices: readonly Choice[];
  choose: (choices: readonly Choice[]) => void;
  /** within what is left in stock */
  count: number;
  setCount: (count: number) => void;
  /** how many may be taken beside those in the basket */
  left: number;
  /** of one piece with its options, before the discount and after it */
  onePrice: Money;
  oneToPay: Money;
  /** of all pieces, after the discount */
  toPay: Money;
  /** by priority, each with how it stands; a group without options is left out */
  groups: readonly { group: ModificationGroup; check: GroupCheck }[];
  /** the first group that must still be chosen from */
  missing: ModificationGroup | null;
  /** so many with the same choices are in the basket, in another line than the one being changed */
  alreadyIn: number;
  /** the basket line that is being changed, null when the product is added */
  changes: string | null;
};

/**
 * Starts from the basket line with the key `editedKey`, else from what leaves no choice. The choices
 * follow the catalogue: an option that goes while the sheet is open goes here too.
 */
export function useChoosing(product: Product, editedKey: string | null): Choosing {
  const { lines } = useSnapshot(cart.state);
  const edited = editedKey === null ? undefined : lines.find(({ key }) => key === editedKey);
  const [chosen, choose] = useState<readonly Choice[]>(edited?.choices ?? defaultChoices(product));
  const [wanted, setCount] = useState(edited?.count ?? 1);

  const choices = offeredChoices(product, chosen);
  const checks = new Map(checkChoices(product, choices).map((check) => [check.groupId, check]));
  const groups = byPriority(product.modificationGroups).flatMap((group) => {
    const check = checks.get(group.id);
    return check && group.modifications.length > 0 ? [{ group, check }] : [];
  });
  const sameKey = lineKey(product.id, choices);
  const same = lines.find(({ key }) => key === sameKey && key !== edited?.key);
  const alreadyIn = same?.count ?? 0;
  const elsewhere = cart.countOf(lines, product.id) - (edited?.count ?? 0) - alreadyIn;
  const left = Math.max(lineMaximum(product, elsewhere) - alreadyIn, 0);
  const count = Math.min(wanted, Math.max(left, 1));
  const priceOf = (pieces: number) =>
    linePrice(product, choices, pieces) - lineDiscount(product, pieces);
  return {
    choices,
    choose,
    count,
    setCount,
    left,
    onePrice: linePrice(product, choices, 1),
    oneToPay: priceOf(1),
    toPay: priceOf(count),
    groups,
    missing: groups.find(({ check }) => check.verdict === 'tooFew')?.group ?? null,
    alreadyIn,
    changes: edited?.key ?? null,
  };
}
