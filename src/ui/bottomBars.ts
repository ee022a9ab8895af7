const heights = new Map<unknown, number>();
const listeners = new Set<() => void>();

/**
 * Reports the height of a bar at the bottom of the screen, in px, and 0 when it unmounts; toasts
 * are placed above all of them. A custom property on <html> would restyle every element of the
 * page.
 */
export function tellBar(bar: unknown, height: number): void {
  if (height > 0) heights.set(bar, height);
  else heights.delete(bar);
  for (const listener of listeners) listener();
}

/** Total height of the bars, px. */
export const barsHeight = (): number => [...heights.values()].reduce((sum, one) => sum + one, 0);

/** Calls back when the height changes. Returns an unsubscribe function. */
export function onBars(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
