import { closeSheet, currentEntry, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/** Returns to the card form with the values typed so far, or opens an empty one. */
export function toForm(): void {
  const previous = currentEntry().stack.at(-2);
  if (previous?.url === paths.cardCreate) closeSheet();
  else replaceSheet(paths.cardCreate);
}
