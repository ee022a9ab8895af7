import { initDataMinLength } from '../domain/limits';
import type { TelegramUser } from './handle';
import { findHost, type HostWindow } from './host';
import { begunMark, embedderMark, launchKey, type SavedLaunch } from './storeLaunch';
import { readTheme, type Theme } from './theme';

/** How Telegram opened the app. */
export type Launch = {
  /** the only origin to exchange messages with; null behind a native bridge */
  origin: string | null;
  /** the raw launch params */
  query: string;
  initData: string | null;
  startParam: string | null;
  languageCode: string | null;
  platform: string;
  version: string;
  user: TelegramUser | null;
  theme: Theme;
  isWeak: boolean;
  /**
   * the app has already been on screen since it was opened: the start parameter has been handled
   */
  hasBegun: boolean;
  /** the address's `vendor`, which a development host needs after a reload too */
  vendor: string | null;
};

/** The parts of `window` that are read; tests pass their own. */
export type LaunchWindow = HostWindow & {
  readonly location: Pick<Location, 'hash' | 'search'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

/**
 * Reads how the app was opened; null in a plain browser, that is without launch params or a trusted
 * host (`allowed`: origins besides Telegram's web client). The params come from the hash, else from
 * the copy that `storeLaunch` made, because navigation within the app drops the hash. Has no side
 * effects, so it can run in the inline script and again at the start.
 */
export function readLaunch(window: LaunchWindow, allowed: readonly string[]): Launch | null {
  const saved = readSaved(window);
  const query = asLaunch(window.location.hash.slice(1)) ?? asLaunch(saved?.query);
  if (query === null) return null;
  const params = new URLSearchParams(query);
  const host = findHost(window, allowed, saved?.origin ?? params.get(embedderMark));
  if (host === null) return null;

  const raw = params.get('tgWebAppData') ?? '';
  const initData = raw.length > initDataMinLength ? raw : null;
  const signed = new URLSearchParams(initData ?? '');
  const { user, languageCode } = readUser(parse(signed.get('user')));
  const isSameLaunch = saved !== null && identityOf(query) === identityOf(saved.query);
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
      // The palette may have changed since the launch; the hash still has the old one.
      ...(isSameLaunch ? saved.theme : {}),
    },
    isWeak: /Telegram-Android[^(]*\([^)]*;\s*LOW\)/.test(window.navigator.userAgent),
    hasBegun: (isSameLaunch && saved.hasBegun) || params.has(begunMark),
    vendor: new URLSearchParams(window.location.search).get('vendor'),
  };
}

/**
 * Tells a launch from another one: by the init data, which Telegram signs for each, else by all that came
 * with it. A button of a keyboard opens the app without init data.
 */
function identityOf(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(begunMark);
  params.delete(embedderMark);
  return params.get('tgWebAppData') || params.toString();
}

function readSaved(window: LaunchWindow): SavedLaunch | null {
  const saved = parse(readItem(window));
  if (!isRecord(saved) || typeof saved.query !== 'string') return null;
  const { query, theme, hasBegun } = saved;
  const origin = typeof saved.origin === 'string' ? saved.origin : null;
  return { query, origin, theme: readTheme(theme), hasBegun: hasBegun === true };
}

/** The inline script runs before `storageShim`, so access may throw. */
function readItem(window: LaunchWindow): string | null {
  try {
    return window.sessionStorage.getItem(launchKey);
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
