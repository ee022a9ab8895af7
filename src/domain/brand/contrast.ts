/** Red, green and blue, 0 to 1, of `#rgb`, `#rrggbb` or `#rrggbbaa`; null for anything else. */
export function channelsOf(color: string): number[] | null {
  if (!isHexColor(color)) return null;
  const hex = color.slice(1);
  const full = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255);
}

/** Guards merchant colours before they reach a style attribute. */
export function isHexColor(value: string): boolean {
  return /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);
}

/** WCAG 2.1 relative luminance, 0 black to 1 white. */
function luminance(color: string): number | null {
  const channels = channelsOf(color);
  if (!channels) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two hex colours, 1 to 21; 1 when either cannot be read. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  if (one === null || other === null) return 1;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * §1: white on a colour the merchant marks as dark, else black; if that is unreadable, the other
 * one.
 */
export function textOn(color: string, isDark: boolean): '#ffffff' | '#000000' {
  const [wanted, other] = isDark
    ? (['#ffffff', '#000000'] as const)
    : (['#000000', '#ffffff'] as const);
  return contrast(color, wanted) >= 4.5 ? wanted : other;
}

/** Black or white, whichever contrasts more; one of them always reaches 4.5:1. */
export function readableText(color: string): 'white' | 'black' {
  return contrast(color, '#fff') > contrast(color, '#000') ? 'white' : 'black';
}
