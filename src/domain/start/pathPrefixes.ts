import type { Language } from '../text/language';

type Segments = { language: Language | null; page: '1' | '2' | null; path: string };

/** The languages that have a segment. */
export const segmentLanguages: readonly NonNullable<Segments['language']>[] = ['uz', 'ru'];

/**
 * Strips leading language (`ru`, `uz`) and page (`1`, `2`) segments (§4, language and page
 * segments): `/ru/2/basket` → ru, 2, `/basket`. Any order, each once.
 */
export function stripPathPrefixes(path: string): Segments {
  let language: Segments['language'] = null;
  let page: Segments['page'] = null;
  let rest = path.split('/').filter((part) => part !== '');
  for (;;) {
    const [first] = rest;
    if ((first === 'ru' || first === 'uz') && !language) language = first;
    else if ((first === '1' || first === '2') && !page) page = first;
    else break;
    rest = rest.slice(1);
  }
  return { language, page, path: `/${rest.join('/')}` };
}
