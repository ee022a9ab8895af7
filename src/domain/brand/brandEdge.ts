import { channelsOf, contrast, readableText } from './contrast';

/** WCAG 1.4.11: the least contrast of a control with what is around it. */
const visible = 3;
const steps = 16;

/** What the page's surfaces are without a Telegram theme (ui/tokens.css). */
export const plainGrounds = {
  light: ['#ffffff', '#f1f2f5'],
  dark: ['#17212b', '#10181f'],
} as const;

/**
 * The outline that makes the merchant's colour visible on every one of `grounds`: the colour itself,
 * darkened on a light ground and lightened on a dark one until it has 3:1; `transparent` where the
 * colour has that already.
 */
export function edgeOn(color: string, grounds: readonly string[]): string {
  const isVisible = (each: string) => grounds.every((ground) => contrast(each, ground) >= visible);
  if (isVisible(color)) return 'transparent';
  const end = readableText(grounds[0] ?? '#fff') === 'white' ? '#ffffff' : '#000000';
  const tints = Array.from({ length: steps }, (_, step) => mix(color, end, (step + 1) / steps));
  return tints.find(isVisible) ?? end;
}

/** `share` of `end`, the rest of `color`; `end` when either cannot be read. */
function mix(color: string, end: string, share: number): string {
  const [from, to] = [channelsOf(color), channelsOf(end)];
  if (!from || !to) return end;
  const mixed = from.map((channel, index) => channel * (1 - share) + (to[index] ?? 0) * share);
  return `#${mixed.map(hexOf).join('')}`;
}

const hexOf = (channel: number): string =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

/** Yellow on white has 1.5 and is plain to see. */
const lost = 1.4;

/** Whether a filled button without an outline cannot be told from the bar around it. */
export const isLostOn = (color: string, ground: string): boolean => contrast(color, ground) < lost;
