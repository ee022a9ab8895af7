import { escaped } from './escaped.ts';

/** The protocol's bound for the addresses of one file. */
const mostInFile = 50_000;

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The sitemap of a site with these paths: all of them, or an index of parts (`/sitemap-1.xml`) when
 * they are too many for one file. `part`: which part; null for `/sitemap.xml`. Null for a part that
 * there is not. When a page has changed is not known, so it says nothing of it.
 */
export function sitemap(
  origin: string,
  paths: readonly string[],
  part: number | null,
  most = mostInFile,
): string | null {
  if (part === null && paths.length > most) {
    const parts = Array.from({ length: Math.ceil(paths.length / most) }, (_, at) => at + 1);
    const files = parts.map((each) => entry('sitemap', `${origin}/sitemap-${each}.xml`));
    return `${start}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`;
  }
  const own = part === null ? paths : paths.slice((part - 1) * most, part * most);
  if (own.length === 0) return null;
  const pages = own.map((path) => entry('url', origin + path));
  return `${start}<urlset ${namespace}>\n${pages.join('')}</urlset>\n`;
}

const entry = (tag: string, address: string): string =>
  `<${tag}><loc>${escaped(address)}</loc></${tag}>\n`;
