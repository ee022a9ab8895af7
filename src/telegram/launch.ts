import { limits } from '../domain/limits';
import type { TelegramUser } from './handle';
import { findHost, type HostWindow } from './host';
import { begunMark, keptAs } from './storeLaunch';
import { readTheme, type Theme } from './theme';

/** How Telegram has opened the app. */
export type Launch = {
  /** the only origin that is posted to and listened to; null behind a native bridge */
  origin: string | null;
  /** the launch params as they came */
  query: string;
  initData: string | null;
  startParam: string | null;
  languageCode: string | null;
  platform: string;
  version: string;
  user: TelegramUser | null;
  theme: Theme;
  isWeak: boolean;
  /** the app has been on screen since it was opened: what it was opened for is done */
  hasBegun: boolean;
};

/** What is read of `window`; a test hands in its own. */
export type LaunchWindow = HostWindow & {
  readonly location: Pick<Location, 'hash'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

type Kept = { query: string; origin: string | null; theme: Theme; hasBegun: boolean };

/**
 * Reads how the app was opened, or null in a plain browser: launch params have to be there and a host
 * that may be spoken to (`allowed`: origins besides Telegram's web client). The params are those of
 * the hash, else the copy that `storeLaunch` made, because a navigation within the app drops the hash.
 * Reads only, so it may run in the page's inline script and again at the start.
 */
export function readLaunch(window: LaunchWindow, allowed: readonly string[]): Launch | null {
  const kept = readKept(window);
  const query = asLaunch(window.location.hash.slice(1)) ?? asLaunch(kept?.query);
  const host = query === null ? null : findHost(window, allowed, kept?.origin ?? null);
  if (query === null || host === null) return null;

  const params = new URLSearchParams(query);
  const raw = params.get('tgWebAppData') ?? '';
  const initData = raw.length > limits.initDataMinLength ? raw : null;
  const signed = new URLSearchParams(initData ?? '');
  const { user, languageCode } = readUser(parse(signed.get('user')));
  const isKept = kept !== null && raw === new URLSearchParams(kept.query).get('tgWebAppData');
  return {
    origin: host === 'native' ? null : host.origin,
    query,
    initData,
    startParam: params.get('tgWebAppStartParam') || signed.get('start_param') || null,
    languageCode,
    platform: params.get('tgWebAppPlatform') ?? '',
    version: params.get('tgWebAppVersion') ?? '',
    user,
    theme: {
      ...readTheme(parse(params.get('tgWebAppThemeParams'))),
      // The palette may have changed since the app was opened, and the hash does not know.
      ...(isKept ? kept.theme : {}),
    },
    isWeak: /Telegram-Android[^(]*\([^)]*;\s*LOW\)/.test(window.navigator.userAgent),
    hasBegun: (isKept && kept.hasBegun) || params.has(begunMark),
  };
}

function readKept(window: LaunchWindow): Kept | null {
  const kept = parse(stored(window));
  if (!isRecord(kept) || typeof kept.query !== 'string') return null;
  const { query, theme, hasBegun } = kept;
  const origin = typeof kept.origin === 'string' ? kept.origin : null;
  return { query, origin, theme: readTheme(theme), hasBegun: hasBegun === true };
}

/** The page's inline script runs before anything stands in for a storage that is denied. */
function stored(window: LaunchWindow): string | null {
  try {
    return window.sessionStorage.getItem(keptAs);
  } catch {
    return null;
  }
}

function asLaunch(query: string | undefined): string | null {
  const params = new URLSearchParams(query);
  const hasVersion = /^\d+(\.\d+)*$/.test(params.get('tgWebAppVersion') ?? '');
  return query && hasVersion && params.get('tgWebAppPlatform') ? query : null;
}

function readUser(value: unknown): { user: TelegramUser | null; languageCode: string | null } {
  if (!isRecord(value)) return { user: null, languageCode: null };
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  const id = typeof value.id === 'number' ? String(value.id) : text('id');
  const user = {
    id,
    firstName: text('first_name'),
    lastName: text('last_name'),
    photoUrl: text('photo_url') || null,
  };
  return { user: id ? user : null, languageCode: text('language_code') || null };
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
