/** Writes whole numbers and texts as bytes; read back by `readBytes`. */
export function writeBytes() {
  const bytes: number[] = [];
  /** 7 bits a byte, the highest bit for "more follows" */
  const number = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest >>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  };
  const raw = (more: readonly number[]) => void bytes.push(...more);
  const text = (value: string): void => {
    const encoded = utf8(value);
    number(encoded.length);
    raw(encoded);
  };
  return { bytes, number, raw, text };
}

/** Thrown by `readBytes` for bytes that nobody wrote; `unpackBasket` catches it. */
export class Unreadable extends Error {}

export function readBytes(bytes: readonly number[]) {
  let at = 0;
  const raw = (length: number): readonly number[] => {
    if (at + length > bytes.length) throw new Unreadable();
    at += length;
    return bytes.slice(at - length, at);
  };
  /** at most `most`, which also bounds how long a list can get */
  const number = (most: number): number => {
    let value = 0;
    for (let shift = 0; shift <= 14; shift += 7) {
      const [byte = 0] = raw(1);
      value |= (byte & 127) << shift;
      if (byte > 127) continue;
      if (value > most) break;
      return value;
    }
    throw new Unreadable();
  };
  const textOf = (length: number): string => fromUtf8(raw(length));
  const text = (mostBytes: number): string => textOf(number(mostBytes));
  const list = <T>(most: number, read: () => T): T[] =>
    Array.from({ length: number(most) }, () => read());
  return { number, raw, text, textOf, list, isAtEnd: () => at === bytes.length };
}

/** Without the DOM's `TextEncoder`, which this layer does not have. */
function utf8(text: string): number[] {
  return [...encodeURIComponent(text).matchAll(/%(..)|[^%]/g)].map(([sign, hex]) =>
    hex ? Number.parseInt(hex, 16) : sign.charCodeAt(0),
  );
}

function fromUtf8(bytes: readonly number[]): string {
  const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    throw new Unreadable();
  }
}
