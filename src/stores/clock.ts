import { proxy } from 'valtio/vanilla';

/**
 * The moment by which dates are judged, in epoch milliseconds. What is shown and what is sent are
 * derived at different times, and agree because neither looks at a clock of its own.
 */
export const state = proxy({ now: Date.now() });

export function set(now: number) {
  state.now = now;
}
