import type { Choice } from '../basket/cart';
import type { Money } from '../basket/pricing';
import type { ModificationGroup, Product } from './catalog';
import { countIn, isOf, withGroups } from './options';

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
