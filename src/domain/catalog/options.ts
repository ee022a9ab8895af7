import type { Choice } from '../basket/cart';
import type { ModificationGroup, Product } from './catalog';

/** Check result of one group; the numbers go into the message (§5). */
export type GroupCheck = {
  groupId: string;
  verdict: 'ok' | 'tooFew' | 'tooMany';
  chosen: number;
  min: number;
  max: number | null;
};

export function isOf(group: ModificationGroup, choice: Choice): boolean {
  return group.modifications.some(({ id }) => id === choice.modificationId);
}

export function countIn(group: ModificationGroup, choices: readonly Choice[]): number {
  return choices.reduce((sum, choice) => sum + (isOf(group, choice) ? choice.count : 0), 0);
}

/** §5: every group has a minimum and a maximum. A group without options requires nothing. */
export function checkChoices(
  product: Pick<Product, 'modificationGroups'>,
  choices: readonly Choice[],
): GroupCheck[] {
  return product.modificationGroups.map((group) => {
    const { id: groupId, max } = group;
    const min = group.modifications.length === 0 ? 0 : group.min;
    const chosen = countIn(group, choices);
    return { groupId, verdict: verdictOf(chosen, min, max), chosen, min, max };
  });
}

function verdictOf(chosen: number, min: number, max: number | null): GroupCheck['verdict'] {
  if (chosen < min) return 'tooFew';
  return max !== null && chosen > max ? 'tooMany' : 'ok';
}

/** Preselected choices: only the sole option of a required group. */
export function defaultChoices(product: Pick<Product, 'modificationGroups'>): readonly Choice[] {
  return product.modificationGroups.flatMap(({ min, modifications }) => {
    const [only, ...others] = modifications;
    return only && others.length === 0 && min >= 1 ? [{ modificationId: only.id, count: min }] : [];
  });
}
