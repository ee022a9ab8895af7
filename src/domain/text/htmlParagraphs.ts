import { decoded } from './htmlText';

/** Elements whose content is not text. */
const silent: ReadonlySet<string> = new Set('script style template iframe object'.split(' '));
/** Elements within a line; any other begins a new one. */
const inline: ReadonlySet<string> = new Set('a b strong i em u s sub sup span font'.split(' '));

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
