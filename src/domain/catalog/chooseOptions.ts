import { soundCount } from '../basket/cart';

import type { Money } from '../basket/pricing';
import { byPriority, type ModificationGroup, type Product } from './catalog';
import { type Choice, countIn, defaultChoices, isOf, withGroups } from './options';

/** At most one option: rendered as radio buttons. */
export function isSingle(group: ModificationGroup): boolean {
  return group.max === 1;
}

/** More than this do not fit a row of segments. */
const mostSizes = 4;

/**
 * Whether a group is the product's sizes: exactly one of a few options is taken, and it makes the
 * price.
 */
export function isSizes(group: ModificationGroup): boolean {
  const { min, modifications } = group;
  const prices = new Set(modifications.map(({ price }) => price));
  return isSingle(group) && min > 0 && prices.size > 1 && modifications.length <= mostSizes;
}

/**
 * What a product's sheet opens with: in each group that takes exactly one option the person's last
 * one (`last`), else the first where no other costs less; nobody is sold more than the least
 * unasked.
 */
export function proposedChoices(
  product: Pick<Product, 'modificationGroups'>,
  last: readonly Choice[],
): readonly Choice[] {
  const proposed = product.modificationGroups.flatMap((group) => {
    if (!isSingle(group) || group.min < 1) return [];
    const [first, ...others] = byPriority(group.modifications);
    const own = last.find((choice) => isOf(group, choice))?.modificationId;
    const isCheapest = first && others.every(({ price }) => price >= first.price);
    const id = own ?? (isCheapest ? first.id : undefined);
    return id === undefined ? [] : [{ modificationId: id, groupId: group.id, count: 1 }];
  });
  const isProposed = ({ groupId }: Choice) => proposed.some((one) => one.groupId === groupId);
  return [...proposed, ...defaultChoices(product).filter((one) => !isProposed(one))];
}

/** Whether the options' pictures tell them apart: the same picture for all says nothing. */
export function hasTellingPictures({ modifications }: ModificationGroup): boolean {
  return new Set(modifications.flatMap(({ image }) => image ?? [])).size > 1;
}

/**
 * Drops choices whose options are no longer sold, and leaves the first one, once, in a group that
 * takes one by now: the menu can change after the choice, also while the customer chooses, and radio
 * buttons show no second one that could be taken back.
 */
export function offeredChoices(
  { modificationGroups }: Pick<Product, 'modificationGroups'>,
  choices: readonly Choice[],
): readonly Choice[] {
  const offered: Choice[] = [];
  for (const choice of choices) {
    const group = modificationGroups.find((one) => isOf(one, choice));
    if (!group) continue;
    if (!isSingle(group)) offered.push(choice);
    else if (countIn(group, offered) === 0) offered.push({ ...choice, count: 1 });
  }
  return offered;
}

/** How many of one of the group's options are chosen. */
export function countOfOption(
  group: ModificationGroup,
  choices: readonly Choice[],
  modificationId: string,
): number {
  const chosen = choices.find(
    (choice) => choice.modificationId === modificationId && isOf(group, choice),
  );
  return chosen?.count ?? 0;
}

/** Sets the count of one option, capped by what the group's maximum leaves. */
export function setChoiceCount(
  group: ModificationGroup,
  choices: readonly Choice[],
  modificationId: string,
  count: number,
): readonly Choice[] {
  const chosen = { modificationId, groupId: group.id };
  if (!isOf(group, { ...chosen, count })) return choices;
  const isSame = (choice: Choice) =>
    choice.modificationId === modificationId && isOf(group, choice);
  const others = choices.filter((choice) => !isSame(choice));
  const room = group.max === null ? Number.POSITIVE_INFINITY : group.max - countIn(group, others);
  const allowed = Math.max(Math.min(soundCount(count), room), 0);
  if (allowed === 0) return others;
  // Keep the position, so that the list does not jump on screen.
  return choices.length === others.length
    ? [...choices, { ...chosen, count: allowed }]
    : choices.map((choice) => (isSame(choice) ? { ...chosen, count: allowed } : choice));
}

/**
 * Toggles an option. Single-choice groups behave like radio buttons: a tap replaces the other
 * option, and a required one cannot be deselected: it stays as the only one, taken once. Others toggle
 * until the maximum is reached.
 */
export function toggleChoice(
  group: ModificationGroup,
  choices: readonly Choice[],
  modificationId: string,
): readonly Choice[] {
  const isRequired = isSingle(group) && group.min > 0;
  if (!isRequired && countOfOption(group, choices, modificationId) > 0)
    return setChoiceCount(group, choices, modificationId, 0);
  const others = isSingle(group) ? choices.filter((choice) => !isOf(group, choice)) : choices;
  return setChoiceCount(group, others, modificationId, 1);
}

/** A choice, with the price of one at which it was ordered where that is known. */
type Wanted = Choice & { price?: Money };

/**
 * Gives each choice a group. One that several groups have goes to a group with the price it was
 * ordered at, then to one whose minimum is not reached, then to any with room; several pieces may so
 * end up in several groups. What fits nowhere exceeds the last group that has it. Without any group
 * a choice stays as it is.
 */
export function placeChoices(
  { modificationGroups }: Pick<Product, 'modificationGroups'>,
  wanted: readonly Wanted[],
): readonly Choice[] {
  const known = withGroups({ modificationGroups }, wanted) as readonly Wanted[];
  const isPlaced = ({ groupId }: Wanted) => groupId !== undefined;
  const placed: Choice[] = known.filter(isPlaced).map(withoutPrice);
  for (const choice of known.filter((one) => !isPlaced(one))) {
    const { modificationId, price } = choice;
    const groups = modificationGroups.filter((group) => isOf(group, choice));
    const samePrice = groups.filter((group) => priceIn(group, modificationId) === price);
    let left = choice.count;
    const take = (group: ModificationGroup, room: number) => {
      const count = Math.min(left, Math.max(room, 0));
      left -= count;
      if (count > 0) addTo(placed, { modificationId, groupId: group.id, count });
    };
    for (const some of [samePrice, groups]) {
      for (const group of some) take(group, group.min - countIn(group, placed));
      for (const group of some)
        take(group, (group.max ?? Number.POSITIVE_INFINITY) - countIn(group, placed));
    }
    const last = groups.at(-1);
    if (last) take(last, left);
    else placed.push(withoutPrice(choice));
  }
  return placed;
}

function addTo(placed: Choice[], choice: Choice): void {
  const isSame = (one: Choice) =>
    one.modificationId === choice.modificationId && one.groupId === choice.groupId;
  const index = placed.findIndex(isSame);
  const before = placed[index];
  if (before) placed[index] = { ...before, count: before.count + choice.count };
  else placed.push(choice);
}

const priceIn = ({ modifications }: ModificationGroup, modificationId: string) =>
  modifications.find(({ id }) => id === modificationId)?.price;

const withoutPrice = ({ price: _, ...choice }: Wanted): Choice => choice;
