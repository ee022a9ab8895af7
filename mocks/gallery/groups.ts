import { screenGroups } from './situations/screens';
import type { Group, Specimen } from './specimen';
import { pieceGroups } from './specimens/pieces';

/** Everything in the gallery, in the order of its index. */
export const groups: readonly Group[] = [...pieceGroups, ...screenGroups];

export const findSpecimen = (id: string): Specimen | undefined =>
  groups.flatMap(({ specimens }) => specimens).find((specimen) => specimen.id === id);

/** The group of an anchor, which names a group or a specimen. */
export const groupOf = (id: string): Group | undefined =>
  groups.find((group) => group.id === id || group.specimens.some((each) => each.id === id));
