import type { SitePage } from '../../src/app/edge/sitePages';
import { brandOf, readBrands } from '../../src/domain/brand/brandTable';
import { isDevelopmentHost } from '../../src/domain/start/host';
import { closedRobotsText, robotsText } from '../robotsText.ts';
import { escaped } from './escaped.ts';
import type { EdgeSite } from './template.ts';

/** The protocol's bound for the addresses of one file. */
const mostInFile = 50_000;

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ofLinks = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemap of a site with these pages: all of them, or an index of parts (`/sitemap-1.xml`) when
 * they are too many for one file. `part`: which part; null for `/sitemap.xml`. Null for a part that
 * there is not. When a page has changed is not known, so it says nothing of it.
 */
export function sitemap(
  origin: string,
  pages: readonly SitePage[],
  part: number | null,
  most = mostInFile,
): string | null {
  if (part === null && pages.length > most) {
    const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, at) => at + 1);
    const files = parts.map((each) => entry('sitemap', located(`${origin}/sitemap-${each}.xml`)));
    return `${start}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`;
  }
  const own = part === null ? pages : pages.slice((part - 1) * most, part * most);
  if (own.length === 0) return null;
  const urls = own.map(({ address, alternates }) =>
    entry('url', located(address) + alternates.map(alternate).join('')),
  );
  return `${start}<urlset ${namespace} ${ofLinks}>\n${urls.join('')}</urlset>\n`;
}

const entry = (tag: string, content: string): string => `<${tag}>${content}</${tag}>\n`;
const located = (address: string): string => `<loc>${escaped(address)}</loc>`;
const alternate = ({ lang, address }: SitePage['alternates'][number]): string =>
  `<xhtml:link rel="alternate" hreflang="${escaped(lang)}" href="${escaped(address)}"/>`;

/** The brand whose hosts are for trying (§1: a test host maps to a demo brand). */
const demoBrand = 'demo';

/** `robots.txt` of a host: nobody's shop is found at a host that is for trying. */
export function hostRobots({ host: { settings }, isFallback }: EdgeSite, host: string): string {
  const brand = brandOf(readBrands(settings.VITE_BRANDS ?? ''), host);
  if (isDevelopmentHost(host) || brand === demoBrand) return closedRobotsText;
  return robotsText(isFallback ? null : `https://${host}`);
}
