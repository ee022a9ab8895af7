import { decoded } from './htmlText';

/** Far more than a merchant's page has. */
const most = { depth: 40, tags: 5000 };

/** Elements that close the one before them, so that they do not nest when nobody closes them. */
const selfClosing: ReadonlySet<string> = new Set('a br hr img li p td tr'.split(' '));
/** Their content is not text. */
const always: ReadonlySet<string> = new Set('script style template iframe object'.split(' '));

/**
 * Markup that a browser parses in a moment, whatever it is: without the tags that nest too deeply or
 * are too many, and without attributes other than those of links. Browsers take seconds for 50,000
 * nested elements. The text stays.
 */
export function shallowHtml(html: string): string {
  let depth = 0;
  let tags = 0;
  return html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, slash: string, given: string) => {
    const name = given.toLowerCase();
    if (always.has(name)) return tag;
    const isOpening = slash === '';
    const isNesting = !selfClosing.has(name);
    if (isNesting && !isOpening && depth > 0) depth -= 1;
    const isKept = depth < most.depth && tags < most.tags;
    if (isNesting && isOpening) depth += 1;
    if (!isKept) return '';
    tags += 1;
    return name === 'a' ? tag : `<${slash}${name}>`;
  });
}

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
