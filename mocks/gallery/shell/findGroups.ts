import { groups } from '../groups';
import type { Group } from '../specimen';

/** Groups reduced to specimens whose id, title or group title contains `text`. */
export function findGroups(text: string): readonly Group[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return groups;
  const has = (name: string) => name.toLowerCase().includes(wanted);
  return groups.flatMap((group) => {
    if (has(group.title)) return [group];
    const specimens = group.specimens.filter(
      (each) =>
        has(each.id) ||
        has(each.title) ||
        (each.kind === 'piece' && each.of.some((name) => has(name))),
    );
    return specimens.length > 0 ? [{ ...group, specimens }] : [];
  });
}
