/**
 * The build that a page runs: its entry's address, which carries a hash of what is in it. The entry is
 * the last of the page's scripts; what it stands on comes before it and outlives builds.
 */
export const buildOf = (page: Document): string =>
  [...page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.src ?? '';
