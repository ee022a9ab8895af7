import { withoutTokens } from '../withoutTokens';

/**
 * A printer for lines with foreign text in them: what a terminal would obey, what turns the line's
 * direction and what cannot be seen is printed as its code, and tokens are not. A line break is kept only in front.
 */
export const printable =
  (print: (line: string) => void) =>
  (line: string): void => {
    const [, start = '', rest = ''] = /^(\n*)(.*)$/s.exec(line) ?? [];
    print(start + shown(withoutTokens(rest)));
  };

/** A foreign text as a terminal may show it. */
const shown = (text: string): string =>
  text.replace(
    /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
