/**
 * Identifies the build that a page runs: the URL of its entry script, which contains a content
 * hash. The entry is the page's last script; shared chunks come before it and may not change
 * between builds.
 */
export const buildOf = (page: Document): string =>
  [...page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.src ?? '';
