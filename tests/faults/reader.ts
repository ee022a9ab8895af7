import { readable } from './person';

/** Records successive screens, without direction marks and page-specific numbers. */
export function createReader() {
  const pages: string[] = [];
  return {
    look() {
      const page = readable();
      if (pages.at(-1) !== page) pages.push(page);
    },
    /** the first sentence that did not appear after the previous ones; null if all did */
    missing(sentences: readonly string[]): string | null {
      let from = 0;
      for (const sentence of sentences) {
        const at = pages.findIndex((page, index) => index >= from && page.includes(sentence));
        if (at < 0) return sentence;
        from = at;
      }
      return null;
    },
  };
}
