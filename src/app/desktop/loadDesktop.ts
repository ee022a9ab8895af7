/** Loads what only a wide window has, with its style sheet. */
export const loadDesktop = () => import('./Desktop');
