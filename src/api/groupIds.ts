import { byPriority, type ModificationGroup } from '../domain/catalog/catalog';

/** Stands between a group's id on the wire and its number; no server writes it into an id. */
const mark = '\u001f';

/**
 * Gives each group of a product an id of its own: a POS attaches one list twice, or sends no ids. The
 * number comes from priority, name and options, so that another order on the wire changes nothing.
 */
export function withOwnIds(groups: ModificationGroup[]): ModificationGroup[] {
  const sent = new Set(groups.map(({ id }) => id));
  if (sent.size === groups.length && !sent.has('')) return groups;
  const traitsOf = ({ name, modifications }: ModificationGroup) =>
    JSON.stringify([name, modifications.map(({ id }) => id).sort()]);
  const byTraits = [...groups].sort(
    (a, b) => Number(traitsOf(a) > traitsOf(b)) - Number(traitsOf(a) < traitsOf(b)),
  );
  const sorted = byPriority(byTraits);
  return groups.map((group) => {
    const same = sorted.filter(({ id }) => id === group.id);
    const isClear = group.id !== '' && same.length === 1;
    return isClear ? group : { ...group, id: `${group.id}${mark}${same.indexOf(group)}` };
  });
}

/** A group's id as the server knows it; undefined for none. */
export const sentGroupId = (id: string | undefined): string | undefined =>
  id?.split(mark)[0] || undefined;
