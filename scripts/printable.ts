/** Control characters, and those that turn the direction of a line or hide in it. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A foreign text as it may be printed: on one line, with all that would not be seen made visible. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}
