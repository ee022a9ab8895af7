import { parseStartParam, type Table, tableFromQuery } from '../start/channel';
import { type HostKeys, merchantKeyFrom } from '../start/host';

export type ScannedCode =
  | { kind: 'table'; table: Table }
  /** a table of another merchant */
  | { kind: 'otherShop' }
  | { kind: 'unknown' };

/**
 * Parses a table QR code: the shop's URL with the table in its query, its bot's link with a start
 * parameter, or a bare start parameter (settled: tables).
 */
export function readTableCode(
  text: string,
  shop: {
    /** merchant key of the current host */
    key: string | null;
    /** e.g. `https://t.me/some_bot`; null if unknown */
    botLink: string | null;
    hosts: HostKeys;
  },
): ScannedCode {
  const code = text.trim();
  const url = urlOf(code);
  if (!url) return asTable(code);
  if (isTelegram(url)) {
    const bot = botOf(urlOf(shop.botLink ?? ''));
    if (bot !== null && botOf(url) !== bot) return { kind: 'otherShop' };
    return asTable(url.searchParams.get('startapp') ?? url.searchParams.get('start'));
  }
  const table = tableFromQuery((name) => url.searchParams.get(name));
  if (!table) return { kind: 'unknown' };
  const vendor = url.searchParams.get('vendor');
  const { hostname } = url;
  const key = merchantKeyFrom({ hostname, vendor, stored: null, hosts: shop.hosts })?.key ?? null;
  return key === shop.key ? { kind: 'table', table } : { kind: 'otherShop' };
}

function asTable(startParam: string | null): ScannedCode {
  const start = parseStartParam(startParam);
  return start?.kind === 'table' ? start : { kind: 'unknown' };
}

const isTelegram = ({ hostname }: Address): boolean =>
  hostname === 't.me' || hostname === 'telegram.me';

const botOf = (url: Address | null): string | null =>
  url?.pathname.split('/')[1]?.toLowerCase() || null;

type Address = {
  hostname: string;
  pathname: string;
  searchParams: { get: (name: string) => string | null };
};

/** Minimal http(s) URL parser: `URL` belongs to the DOM, which the domain layer does not use. */
function urlOf(text: string): Address | null {
  const [, host, path = '', query = ''] =
    /^https?:\/\/([^/?#:@]+)(?::\d+)?([^?#]*)\??([^#]*)/i.exec(text) ?? [];
  if (!host) return null;
  const pairs = new Map(query.split('&').map((pair) => splitPair(pair)));
  return {
    hostname: host.toLowerCase(),
    pathname: path,
    searchParams: { get: (name) => pairs.get(name) ?? null },
  };
}

function splitPair(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [decoded(name), decoded(value.join('='))];
}

/** Keeps malformed escapes as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** Telegram clients with a camera scanner; others ignore the request or close it at once. */
const platformsWithCamera: readonly string[] = ['ios', 'android', 'android_x'];

/** QR scanning needs Telegram 6.4. */
const minVersion = [6, 4] as const;

/** Whether Telegram's QR scanner is available; never in a plain browser. */
export function canScan(from: { isInside: boolean; platform: string; version: string }): boolean {
  const [major = 0, minor = 0] = from.version.split('.').map(Number);
  const isNewEnough = major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1]);
  return from.isInside && isNewEnough && platformsWithCamera.includes(from.platform);
}
