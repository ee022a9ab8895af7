import { closeSheet, currentEntry, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/** Back to the card that is being typed, with what is typed of it; else to an empty one. */
export function toForm(): void {
  const beneath = currentEntry().stack.at(-2);
  if (beneath?.url === paths.cardCreate) closeSheet();
  else replaceSheet(paths.cardCreate);
}
