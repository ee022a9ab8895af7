import { screenGroups } from './situations/screens';
import type { Group, Specimen } from './specimen';
import { pieceGroups } from './specimens/pieces';

/** Everything that the gallery shows, in the order of its index. */
export const groups: readonly Group[] = [...pieceGroups, ...screenGroups];

export const findSpecimen = (id: string): Specimen | undefined =>
  groups.flatMap(({ specimens }) => specimens).find((specimen) => specimen.id === id);

/** The group that an anchor leads to: its own, or that of the specimen. */
export const groupOf = (id: string): Group | undefined =>
  groups.find((group) => group.id === id || group.specimens.some((each) => each.id === id));
