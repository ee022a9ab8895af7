import { readable } from './person';

/** Notes what can be read one after the other, without the marks and numbers of this one page. */
export function createReader() {
  const pages: string[] = [];
  return {
    look() {
      const page = readable();
      if (pages.at(-1) !== page) pages.push(page);
    },
    /** the first of these that could not be read behind those before it; null when all could */
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
