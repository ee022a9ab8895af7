/** Elements whose content is not text. */
const silent: ReadonlySet<string> = new Set('script style template iframe object'.split(' '));
/** Elements within a line; any other begins a new one. */
const inline: ReadonlySet<string> = new Set('a b strong i em u s sub sup span font'.split(' '));

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

/**
 * The text of markup, a string for each line, without a parser of the browser. The time that it takes grows with
 * the length alone, whatever the markup is.
 */
export function htmlParagraphs(html: string): string[] {
  const lines = [''];
  let skipping: string | null = null;
  for (const [token] of html.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const [, slash, name] = /^<(\/?)([a-z][a-z\d]*)[^>]*>$/i.exec(token) ?? [];
    const tag = name?.toLowerCase();
    if (skipping !== null) {
      if (slash && tag === skipping) skipping = null;
    } else if (tag === undefined) {
      if (!/^<[!?/][^>]*>$/.test(token)) lines.push(`${lines.pop() ?? ''}${decoded(token)}`);
    } else if (!slash && silent.has(tag)) skipping = tag;
    else if (!inline.has(tag)) lines.push('');
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
