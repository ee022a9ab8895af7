import { createHash } from 'node:crypto';
import { isEmbedder, webOrigin } from './settingRules.ts';
import type { ShopHost } from './shopHost.ts';
import { type Sources, thirdParties } from './thirdParties.ts';

/** Host of the default map style (src/map/mapStyle). */
const defaultMap = 'https://tiles.openfreemap.org';

/** Hosts of Telegram profile photos. */
const telegramPhotos = ['https://t.me', 'https://*.telesco.pe', 'https://*.cdn-telegram.org'];

/**
 * The Content-Security-Policy of a host: the shop's own files, its API, pictures and maps, and the
 * third parties it allows. Inline scripts and styles are allowed by hash.
 */
export function contentPolicy(
  inline: InlineHashes,
  { settings, allow, origins }: ShopHost,
): string {
  const of = (...names: (keyof typeof settings)[]) =>
    names.flatMap((name) => originOf(settings, name));
  const map = [
    ...(settings.VITE_MAP_STYLE_URL ? of('VITE_MAP_STYLE_URL') : [defaultMap]),
    ...origins,
  ];
  const own: Sources = {
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...of('VITE_CDN_URL'), ...map, ...telegramPhotos],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...of(
        'VITE_API_BASE_URL',
        'VITE_DEV_API_BASE_URL',
        'VITE_CONTENT_BASE_URL',
        'VITE_REPORT_URL',
      ),
      ...map,
    ],
    'media-src': ["'self'", ...of('VITE_CDN_URL')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", 'https://web.telegram.org', ...embedders(settings)],
  };
  const rules = Object.entries(own).map(([directive, sources]) => {
    const others = allow.flatMap((name) => {
      const party: Partial<Record<string, readonly string[]>> = thirdParties[name];
      return party[directive] ?? [];
    });
    return `${directive} ${listed([...sources, ...others])}`;
  });
  return ["default-src 'none'", ...rules, "object-src 'none'", "base-uri 'none'"].join('; ');
}

/** Browsers ignore `'unsafe-inline'` next to a hash, so hashes are dropped where it is needed. */
function listed(sources: readonly string[]): string {
  const all = [...new Set(sources)];
  const kept = all.includes("'unsafe-inline'") ? all.filter((one) => !one.startsWith("'sha")) : all;
  return kept.join(' ') || "'none'";
}

/** The origin of an address setting; empty for a path on the shop's own host. */
function originOf(settings: ShopHost['settings'], name: keyof ShopHost['settings']): string[] {
  const value = settings[name];
  if (!value || /^\/(?!\/)/.test(value)) return [];
  return [webOrigin(value.trim().replaceAll('{theme}', 'light'), name)];
}

function embedders(settings: ShopHost['settings']): string[] {
  const list = settings.VITE_TELEGRAM_ORIGINS ?? '';
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => {
      const found = webOrigin(origin, 'VITE_TELEGRAM_ORIGINS');
      if (isEmbedder(found)) return found;
      throw new Error(
        `VITE_TELEGRAM_ORIGINS may not name ${found}: allowed are https://, and *. before a domain of your own.`,
      );
    });
}

/** CSP hash sources of the inline scripts and styles. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Hashes the inline scripts and styles of a built page. */
export function inlineHashes(page: string): InlineHashes {
  return { scripts: hashesOf(page, 'script'), styles: hashesOf(page, 'style') };
}

/** Scripts with a `src` are covered by `'self'`. */
function hashesOf(page: string, tag: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gis'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .map(([, , text = '']) => inlineHash(text));
}

/** The policy's source for an inline script or style. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
