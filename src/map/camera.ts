import { limits } from '../domain/limits';
import type { LngLat } from './contract';

/** No fit comes closer than this: a single branch is shown with its streets. */
export const closestFit = 15;

/** More pins than this leave no room for all their labels. */
export const crowd = 8;

/** Pixels around a fit: a pin stands above its point, its label below it. */
export const fitMargin = { top: 72, right: 68, bottom: 48, left: 68 };

/** The south-western and the north-eastern corner around points; null around none. */
export function boundsOf(points: readonly LngLat[]): [[number, number], [number, number]] | null {
  if (points.length === 0) return null;
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

/** §9: how long the camera travels; at once for who wants no motion, and on weak devices. */
export function travelMs(): number {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isWeak = document.documentElement.hasAttribute('data-weak');
  return isStill || isWeak ? 0 : limits.mapAnimationMs;
}
