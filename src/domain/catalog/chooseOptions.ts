import { type Choice, soundCount } from '../basket/cart';
import type { ModificationGroup, Product } from './catalog';
import { countIn, isOf } from './options';

/** At most one is taken from it: shown as radio buttons. */
export function isSingle(group: ModificationGroup): boolean {
  return group.max === 1;
}

/**
 * One option may be taken several times: the maximum lies beyond one of each, so that it can be
 * reached in no other way, or there is none.
 */
export function mayRepeat({ max, modifications }: ModificationGroup): boolean {
  return max === null || max > modifications.length;
}

/** What of the choices the product still offers: an option may go while a person chooses. */
export function offeredChoices(
  product: Pick<Product, 'modificationGroups'>,
  choices: readonly Choice[],
): readonly Choice[] {
  return choices.filter((choice) =>
    product.modificationGroups.some((group) => isOf(group, choice)),
  );
}

/** The choices with so many of one option, as many as the group's maximum leaves room for. */
export function setChoiceCount(
  group: ModificationGroup,
  choices: readonly Choice[],
  modificationId: string,
  count: number,
): readonly Choice[] {
  if (!isOf(group, { modificationId, count })) return choices;
  const others = choices.filter((choice) => choice.modificationId !== modificationId);
  const room = group.max === null ? Number.POSITIVE_INFINITY : group.max - countIn(group, others);
  const allowed = Math.max(Math.min(soundCount(count), room), 0);
  if (allowed === 0) return others;
  // The option keeps its place, so that what is chosen does not jump about on the screen.
  return choices.length === others.length
    ? [...choices, { modificationId, count: allowed }]
    : choices.map((choice) =>
        choice.modificationId === modificationId ? { modificationId, count: allowed } : choice,
      );
}

/**
 * A tap on an option. In a single-choice group it replaces the other one, and a required one stays
 * on a second tap, as a radio button does; elsewhere it switches, unless the maximum is reached.
 */
export function toggleChoice(
  group: ModificationGroup,
  choices: readonly Choice[],
  modificationId: string,
): readonly Choice[] {
  const isChosen = choices.some((choice) => choice.modificationId === modificationId);
  if (isChosen) {
    const isStuck = isSingle(group) && group.min > 0;
    return isStuck ? choices : setChoiceCount(group, choices, modificationId, 0);
  }
  const before = isSingle(group) ? choices.filter((choice) => !isOf(group, choice)) : choices;
  return setChoiceCount(group, before, modificationId, 1);
}
