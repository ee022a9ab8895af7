import { visible } from '../domain/text/visible';

const firstStrong = '\u2068';
const end = '\u2069';

/**
 * Isolates the direction of `text` where no element can be used: keeps "350 g" in order in Arabic.
 * What would end the isolation is removed from it. '' for a blank text, so that it still counts as missing.
 */
export function isolate(text: string): string {
  const seen = visible(text);
  return seen && `${firstStrong}${seen}${end}`;
}
