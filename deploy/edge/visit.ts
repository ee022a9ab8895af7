import { isPlainId } from '../../src/app/edge/pageAddresses';
import { manifestPath } from '../../src/app/edge/webManifest';
import type { Channel } from '../../src/domain/merchant';
import { channelOf, isClick, tableFromQuery } from '../../src/domain/start/channel';
import {
  type HostKeys,
  isDevelopmentHost,
  type MerchantKey,
  merchantKeyFrom,
} from '../../src/domain/start/host';
import { stripPathPrefixes } from '../../src/domain/start/pathPrefixes';
import { fromTelegramCode, type Language, storedLanguage } from '../../src/domain/text/language';
import { routes, wholeScreens } from '../../src/navigation/paths';
import { deriveSheetStack } from '../../src/navigation/sheetStack';

/** All that is read of a request for a page. Nothing personal: two people with equal visits share a page. */
export type Visit = {
  /** scheme and host of the page's own address */
  origin: string;
  /** null on a development host without a merchant */
  address: MerchantKey | null;
  channel: Channel;
  /** of the address (§4, language segments), else of the `lang` cookie */
  storedLanguage: Language | null;
  /** the first of `Accept-Language` inside Telegram */
  telegramLanguage: Language | null;
  /** of the address (§4): such an address is a page of its own */
  segment: Language | null;
  route: PageRoute;
  /** on a product's page, where it is plain */
  productId: string | null;
  /** on a vacancy's page, where it is plain */
  vacancyId: string | null;
  /** without which a development host finds no merchant; else empty */
  query: string;
  /** what is asked for instead of a page */
  file: ShopFile | null;
};

export type PageRoute = {
  /** null for a path that is no route */
  name: keyof typeof routes | null;
  /** in place of the path: `/product/:id` */
  pattern: string;
  isWholeScreen: boolean;
  /** home with the outline of a sheet above it; all such pages of a shop are the same */
  opensSheet: boolean;
};

/**
 * The host name of a `Host` header in lower case, without port and final dot; null for one with any
 * other character than those of names.
 */
export function hostName(header: string): string | null {
  const [, name = ''] = /^([a-z\d._-]{1,253})(?::\d{1,5})?$/.exec(header.toLowerCase()) ?? [];
  return name.replace(/\.$/, '') || null;
}

export function readVisit(host: string, hosts: HostKeys, url: URL, headers: Headers): Visit {
  const { language, path } = stripPathPrefixes(url.pathname);
  const route = routeOf(path);
  const insideTelegram = headers.get('user-agent')?.includes('Telegram') ?? false;
  const vendor = url.searchParams.get('vendor');
  const address = merchantKeyFrom({ hostname: host, vendor, stored: null, hosts });
  return {
    origin: originOf(host, headers),
    address,
    channel: channelOf({
      // The init-data cookie is as good as personal, and a later start has it only: left to the app.
      isInBot: insideTelegram,
      table: tableFromQuery((name) => url.searchParams.get(name)),
      isFromClick: isClick(url.searchParams.get('channel')),
    }),
    storedLanguage: language ?? storedLanguage(cookie(headers.get('cookie'), 'lang')),
    telegramLanguage: insideTelegram
      ? fromTelegramCode(headers.get('accept-language')?.split(/[,;]/)[0]?.trim())
      : null,
    segment: language,
    route,
    productId: route.name === 'product' ? idOf(path) : null,
    vacancyId: route.name === 'vacancy' ? idOf(path) : null,
    query: address && isDevelopmentHost(host) ? `?vendor=${address.key}` : '',
    file: null,
  };
}

/** A file is the same for everybody: as a browser gets the shop, in the merchant's language. */
export const fileVisit = (visit: Visit, file: ShopFile): Visit => ({
  ...visit,
  file,
  channel: 'WEB',
  segment: null,
  storedLanguage: null,
  telegramLanguage: null,
});

/** TLS ends before the edge. Only a development host is reached by a port of its own, without TLS. */
function originOf(host: string, headers: Headers): string {
  if (!isDevelopmentHost(host)) return `https://${host}`;
  const [, port = ''] = /(:\d{1,5})$/.exec(headers.get('host') ?? '') ?? [];
  return `http://${host}${port}`;
}

function idOf(path: string): string | null {
  const id = path.slice(path.lastIndexOf('/') + 1);
  return isPlainId(id) ? id : null;
}

function cookie(header: string | null, name: string): string | null {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

const routeLike = (name: PageRoute['name'], pattern: string): PageRoute => ({
  name,
  pattern,
  isWholeScreen: name !== 'home' && wholeScreens.some((one) => one === name),
  opensSheet: deriveSheetStack(pattern).length > 0,
});

const names = Object.keys(routes) as (keyof typeof routes)[];
const patterns = names.map((name) => ({
  ...routeLike(name, routes[name]),
  fits: new RegExp(`^${routes[name].replaceAll(':id', '[^/]+')}$`),
}));

const home = routeLike('home', routes.home);
const unknown = routeLike(null, '/unknown');

export function routeOf(path: string): PageRoute {
  const tidy = path.replace(/\/+$/, '');
  if (tidy === '') return home;
  return patterns.find(({ fits }) => fits.test(tidy)) ?? unknown;
}

/** Whether a path names a file and not a page. */
export const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || /\.[a-z\d]+$/i.test(path);

/** A file that the edge makes of a shop. */
export type ShopFile = {
  kind: 'sitemap' | 'manifest';
  /** of a sitemap in parts, from 1; null for the whole or its index */
  part: number | null;
};

/** Which file of a shop a path names; null for any other path. */
export function shopFileOf(path: string): ShopFile | null {
  if (path === manifestPath) return { kind: 'manifest', part: null };
  const [isSitemap, part] = /^\/sitemap(?:-([1-9]\d{0,2}))?\.xml$/.exec(path) ?? [];
  return isSitemap ? { kind: 'sitemap', part: part === undefined ? null : Number(part) } : null;
}
