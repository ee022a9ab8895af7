/** Nothing is to glide: the person asks for less motion, or the device is too weak for it. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  'weak' in document.documentElement.dataset;

/** How a scroll is to go, as the browser names it. */
export const glide = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');
