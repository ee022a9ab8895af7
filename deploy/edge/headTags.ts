import type { PageHead } from '../../src/app/edge/headTypes';
import { escaped, inertJson } from './escaped.ts';

/** The tags of a head in place of the built page's title and icon. */
export function headTags(head: PageHead): string {
  const { title, description, address, picture, icon, touchIcon, price } = head;
  return [
    `<title>${escaped(title)}</title>`,
    link('icon', icon ?? noIcon),
    ...head.icons.map(
      ({ size, address: href }) =>
        `<link rel="icon" sizes="${size}x${size}" href="${escaped(href)}">`,
    ),
    link('apple-touch-icon', touchIcon),
    link('manifest', head.manifest),
    link('canonical', address),
    ...head.alternates.map(
      ({ lang, address: other }) =>
        `<link rel="alternate" hreflang="${escaped(lang)}" href="${escaped(other)}">`,
    ),
    head.isIndexed ? '' : meta('name', 'robots', 'noindex'),
    meta('name', 'description', description),
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" content="${escaped(head.themeColors[scheme])}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    meta('name', 'apple-mobile-web-app-title', head.siteName),
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:locale', head.locale),
    ...head.otherLocales.map((each) => meta('property', 'og:locale:alternate', each)),
    ...(price
      ? [
          meta('property', 'product:price:amount', String(price.amount)),
          meta('property', 'product:price:currency', price.currency),
        ]
      : []),
    meta(
      'name',
      'twitter:card',
      head.type === 'product' && picture ? 'summary_large_image' : 'summary',
    ),
    ...head.data.map((each) => `<script type="application/ld+json">${inertJson(each)}</script>`),
  ].join('');
}

/** As the built page has it: a browser then asks for no `/favicon.ico`. */
const noIcon = 'data:,';

const link = (rel: string, href: string | null): string =>
  href ? `<link rel="${rel}" href="${escaped(href)}">` : '';

const meta = (kind: 'name' | 'property', key: string, content: string | null): string =>
  content ? `<meta ${kind}="${key}" content="${escaped(content)}">` : '';
