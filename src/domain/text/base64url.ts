const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding: `A-Z a-z 0-9 - _`, as Telegram allows in a start parameter. */
export function toBase64url(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const signs = Math.min(bytes.length - at, 3) + 1;
    for (let sign = 0; sign < signs; sign += 1) text += alphabet[(bits >> (18 - 6 * sign)) & 63];
  }
  return text;
}

/** Null for any text that `toBase64url` does not write. */
export function fromBase64url(text: string): number[] | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const signs = [...text.slice(at, at + 4)].map((sign) => alphabet.indexOf(sign));
    if (signs.length === 1 || signs.includes(-1)) return null;
    const bits = [0, 1, 2, 3].reduce((sum, sign) => (sum << 6) | (signs[sign] ?? 0), 0);
    bytes.push(...[bits >> 16, (bits >> 8) & 255, bits & 255].slice(0, signs.length - 1));
  }
  // The last sign's unused bits are 0, so that one value has one text.
  return toBase64url(bytes) === text ? bytes : null;
}
