import type { Language } from '../../domain/text/language';
import { showLanguage, textsComplete } from '../../i18n/t';

let last: Promise<unknown> = Promise.resolve();

/**
 * Does something with all texts of a language. One follows the other, because language and stores are
 * the module's: `work` fills, reads and empties them without a pause, and nothing that belongs to a
 * person ever gets there.
 */
export function inLanguage<T>(language: Language, work: () => T): Promise<T> {
  const working = last.then(async () => {
    await showLanguage(language);
    await textsComplete();
    return work();
  });
  last = working.catch(() => undefined);
  return working;
}
