import { groups } from '../groups';
import type { Group } from '../specimen';

/** The groups with those specimens whose id or title, or whose group's title, has `text` in it. */
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
