import type { Channel } from '../../src/domain/merchant';
import { channelOf, tableFromQuery } from '../../src/domain/start/channel';
import { type HostKeys, type MerchantKey, merchantKeyFrom } from '../../src/domain/start/host';
import { fromTelegramCode, type Language, storedLanguage } from '../../src/domain/text/language';
import { routes, wholeScreens } from '../../src/navigation/paths';
import { deriveSheetStack } from '../../src/navigation/sheetStack';

/** All that is read of a request for a page. Nothing personal: two people with equal visits share a page. */
export type Visit = {
  /** null on a development host without a merchant */
  address: MerchantKey | null;
  channel: Channel;
  /** of the `lang` cookie */
  storedLanguage: Language | null;
  /** the first of `Accept-Language` inside Telegram */
  telegramLanguage: Language | null;
  route: PageRoute;
};

export type PageRoute = {
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
  const [, name = ''] = /^([a-z\d.-]{1,253})(?::\d{1,5})?$/.exec(header.toLowerCase()) ?? [];
  return name.replace(/\.$/, '') || null;
}

export function readVisit(host: string, hosts: HostKeys, url: URL, headers: Headers): Visit {
  const insideTelegram = headers.get('user-agent')?.includes('Telegram') ?? false;
  return {
    address: merchantKeyFrom({
      hostname: host,
      vendor: url.searchParams.get('vendor'),
      stored: null,
      hosts,
    }),
    channel: channelOf({
      // The init-data cookie is as good as personal, and a later start has it only: left to the app.
      isInBot: insideTelegram,
      table: tableFromQuery((name) => url.searchParams.get(name)),
      channelParam: url.searchParams.get('channel'),
    }),
    storedLanguage: storedLanguage(cookie(headers.get('cookie'), 'lang')),
    telegramLanguage: insideTelegram
      ? fromTelegramCode(headers.get('accept-language')?.split(/[,;]/)[0]?.trim())
      : null,
    route: routeOf(url.pathname),
  };
}

function cookie(header: string | null, name: string): string | null {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

const routeLike = (pattern: string, isWholeScreen: boolean): PageRoute => ({
  pattern,
  isWholeScreen,
  opensSheet: deriveSheetStack(pattern).length > 0,
});

const patterns = Object.entries(routes).map(([name, pattern]) => ({
  ...routeLike(pattern, name !== 'home' && wholeScreens.some((one) => one === name)),
  fits: new RegExp(`^${pattern.replaceAll(':id', '[^/]+')}$`),
}));

const home = routeLike(routes.home, false);
const unknown = routeLike('/unknown', false);

export function routeOf(path: string): PageRoute {
  const tidy = path.replace(/\/+$/, '');
  if (tidy === '') return home;
  return patterns.find(({ fits }) => fits.test(tidy)) ?? unknown;
}

/** Whether a path names a file and not a page. */
export const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || /\.[a-z\d]+$/i.test(path);
