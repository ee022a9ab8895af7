/** A bot's token, and a customer's where it is a JSON web token. */
const tokens = /\b\d{5,20}:[\w-]{30,64}|\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/** A text as it may be printed, without tokens: one that was typed in place of its file is not shown again. */
export const withoutTokens = (text: string): string => text.replace(tokens, '(a token)');

/** Control characters, and those that turn the direction of a line or hide in it, but for the two that join letters. */
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A foreign text as it may be printed: on one line, with all that would not be seen made visible. */
export const printable = (text: string): string =>
  text.replaceAll(unprintable, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);

/** Prints lines with foreign text in them, without tokens. A line break is kept only in front. */
export const printer =
  (print: (line: string) => void) =>
  (line: string): void => {
    const [, start = '', rest = ''] = /^(\n*)(.*)$/s.exec(line) ?? [];
    print(start + printable(withoutTokens(rest)));
  };
