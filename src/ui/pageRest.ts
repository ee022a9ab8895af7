import type { Rest } from './rest';

/**
 * The page's own `Rest`. It comes with the sheets: until then everything counts, as home is on screen
 * before React answers for it.
 */
export const pageRest: { current: Rest | null } = { current: null };
