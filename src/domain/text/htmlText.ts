const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Text with its entities of HTML decoded, once; names that are not of the usual ones stay. */
export const decoded = (text: string): string =>
  text.replace(/&(#x?)?([\da-z]{1,8});/gi, (all, sign: string | undefined, name: string) => {
    if (!sign) return named[name.toLowerCase()] ?? all;
    const code = Number.parseInt(name, sign === '#' ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/**
 * The text of a name or a description that was written in an editor for HTML: tags and scripts off, entities decoded;
 * a line ends where an element does that is a line or a block. "2 < 3" is text.
 */
export const htmlText = (text: string): string =>
  /[<&]/.test(text)
    ? decoded(
        text
          .replace(/<(?:script|style)\b[^<>]*>[^<]*/gi, '')
          .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
          .replace(/<[!/]?[a-z-][^<>]*>/gi, ''),
      ).trim()
    : text;
