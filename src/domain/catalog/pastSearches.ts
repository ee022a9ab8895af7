import { transliterateWords } from '../text/transliterate';

/** Fits above the categories on a phone. */
const most = 5;

const sameAs = (query: string): string =>
  transliterateWords(query)
    .map(([word]) => word)
    .join(' ');

/**
 * The past searches, newest first, with one more; a search for the same words in another spelling
 * takes the place of the earlier one.
 */
export function withSearch(past: readonly string[], query: string): readonly string[] {
  const added = query.trim();
  const key = sameAs(added);
  if (key === '') return past;
  return [added, ...past.filter((each) => sameAs(each) !== key)].slice(0, most);
}
