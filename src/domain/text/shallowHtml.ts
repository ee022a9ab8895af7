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
