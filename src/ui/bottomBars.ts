const heights = new Map<unknown, number>();
const listeners = new Set<() => void>();

/**
 * Tells how high a bar at the bottom of the screen is, in px, and 0 when it goes: notices stand above
 * all of them. A custom property on <html> would do too, and restyle every element of the page.
 */
export function tellBar(bar: unknown, height: number): void {
  if (height > 0) heights.set(bar, height);
  else heights.delete(bar);
  for (const listener of listeners) listener();
}

/** How high the bars are together, in px. */
export const barsHeight = (): number => [...heights.values()].reduce((sum, one) => sum + one, 0);

/** Calls back when that changes. Returns an unsubscribe function. */
export function onBars(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
