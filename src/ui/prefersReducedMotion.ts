/** Whether to avoid animations: the user prefers reduced motion, or the device is weak. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  'weak' in document.documentElement.dataset;

/** The browser's scroll behaviour. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');
