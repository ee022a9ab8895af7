import type { Modification, ModificationGroup, Product } from './catalog';

/**
 * A chosen option of a group, and how many of it: the same option in two groups is two choices.
 * Without a group it is of every group that has the option.
 */
export type Choice = { modificationId: string; groupId?: string | undefined; count: number };

type WithGroups = Pick<Product, 'modificationGroups'>;

/** Check result of one group; the numbers go into the message (§5). */
export type GroupCheck = {
  groupId: string;
  verdict: 'ok' | 'tooFew' | 'tooMany';
  chosen: number;
  min: number;
  max: number | null;
};

const has = (group: ModificationGroup, modificationId: string): boolean =>
  group.modifications.some(({ id }) => id === modificationId);

/** Whether a choice counts in this group. */
export function isOf(group: ModificationGroup, { modificationId, groupId }: Choice): boolean {
  return (groupId === undefined || groupId === group.id) && has(group, modificationId);
}

/** The chosen option; undefined if it is no longer sold. Without a group it is the first group's. */
export function optionOf(
  { modificationGroups }: WithGroups,
  choice: Choice,
): Modification | undefined {
  const group = modificationGroups.find((one) => isOf(one, choice));
  return group?.modifications.find(({ id }) => id === choice.modificationId);
}

/**
 * The choices with their groups in today's menu: a missing or vanished group is filled in if only
 * one group has the option, else left out.
 */
export function withGroups(
  { modificationGroups }: WithGroups,
  choices: readonly Choice[],
): readonly Choice[] {
  return choices.map(({ groupId, ...choice }) => {
    const [first, ...others] = modificationGroups.filter((group) => isOf(group, choice));
    const own = others.find(({ id }) => id === groupId) ?? first;
    return own && (others.length === 0 || own.id === groupId)
      ? { ...choice, groupId: own.id }
      : choice;
  });
}

/**
 * Whether an option can be chosen more than once: there is no maximum, or it exceeds the number of
 * options.
 */
export function mayRepeat({ max, modifications }: ModificationGroup): boolean {
  return max === null || max > modifications.length;
}

export function countIn(group: ModificationGroup, choices: readonly Choice[]): number {
  return choices.reduce((sum, choice) => sum + (isOf(group, choice) ? choice.count : 0), 0);
}

/** The choices without the groups that `withGroups` fills in again. */
export function withoutClearGroups(product: WithGroups, choices: readonly Choice[]): Choice[] {
  return withGroups(product, choices).map((choice) => {
    const { groupId: _, ...ungrouped } = choice;
    const [filled] = withGroups(product, [ungrouped]);
    return filled?.groupId === undefined ? choice : ungrouped;
  });
}

/** §5: every group has a minimum and a maximum. A group without options requires nothing. */
export function checkChoices(product: WithGroups, choices: readonly Choice[]): GroupCheck[] {
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
export function defaultChoices({ modificationGroups }: WithGroups): readonly Choice[] {
  return modificationGroups.flatMap(({ id: groupId, min, modifications }) => {
    const [only, ...others] = modifications;
    return only && others.length === 0 && min >= 1
      ? [{ modificationId: only.id, groupId, count: min }]
      : [];
  });
}
