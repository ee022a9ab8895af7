import * as limits from '../domain/limits';
import type { LngLat } from './contract';

/** The highest zoom of a fit: a single branch is shown with its surrounding streets. */
export const closestFit = 15;

/** With more pins than this their labels would overlap. */
export const crowd = 8;

/** Padding of a fit, px: a pin extends above its point, its label below. */
export const fitMargin = { top: 72, right: 68, bottom: 48, left: 68 };

/** The south-west and north-east corners of the points' bounds; null for no points. */
export function boundsOf(points: readonly LngLat[]): [[number, number], [number, number]] | null {
  if (points.length === 0) return null;
  // Not the arguments of one call: of those there may be only some ten thousand.
  return points.reduce<[[number, number], [number, number]]>(
    ([[west, south], [east, north]], [longitude, latitude]) => [
      [Math.min(west, longitude), Math.min(south, latitude)],
      [Math.max(east, longitude), Math.max(north, latitude)],
    ],
    [
      [180, 90],
      [-180, -90],
    ],
  );
}

/** §9: duration of a camera move, ms; 0 with reduced motion and on weak devices. */
export function travelMs(): number {
  const isReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isWeak = document.documentElement.hasAttribute('data-weak');
  return isReducedMotion || isWeak ? 0 : limits.mapAnimationMs;
}
