import { platformOf } from '../protocol/clients';
import { knows } from '../protocol/version';
import type { Situation } from '../situation/situation';
import { themeOf } from '../situation/themes';
import { accountOf } from './account';
import { makeInitData } from './initData';
import { launchKindOf, startOf } from './launchKind';

/**
 * The app's address without launch parameters. `configured` is the server's setting in the page: an
 * origin, a port, or empty for the port below the simulator's.
 */
export function appAddress(situation: Situation, configured: string, page: URL): URL {
  const address = situation.app
    ? new URL(situation.app, page)
    : new URL(defaultOrigin(configured, page));
  if (situation.path !== '/') address.pathname = situation.path.split('?')[0] ?? '/';
  const query = new URLSearchParams(situation.path.split('?')[1]);
  for (const [key, value] of query) address.searchParams.set(key, value);
  if (situation.vendor) address.searchParams.set('vendor', situation.vendor);
  return address;
}

/**
 * Somebody's app at the simulator's proxy. As in Telegram, the query carries the start parameter.
 */
export function proxiedAddress(situation: Situation, proxy: string): URL {
  const app = appAddress(situation, proxy, new URL(proxy));
  const address = new URL(proxy + app.pathname + app.search + app.hash);
  const start = startOf(situation);
  if (start) address.searchParams.set('tgWebAppStartParam', start);
  return address;
}

/** Whether it is the whole address of a page. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The app's colours as if they were set in BotFather. */
const ownColors = { bg_color: '#0b3d2e', header_color: '#0b3d2e' };

/** Whether the client opens the app over the whole screen. */
export function opensFullscreen({ fullscreen, version }: Situation): boolean {
  return fullscreen && knows(version, '8.0');
}

function defaultOrigin(configured: string, page: URL): string {
  if (/^https?:\/\//.test(configured)) return configured;
  const port = /^\d+$/.test(configured) ? configured : String(Number(page.port) - 1);
  return `${page.protocol}//${page.hostname}:${port}/`;
}

export type LaunchOptions = {
  address: URL;
  botToken: string;
  /** now, in milliseconds */
  now: number;
};

/** The web view's address: the app's, with launch parameters in the hash, after a route of the app's. */
export async function launchUrl(situation: Situation, options: LaunchOptions): Promise<string> {
  const start = startOf(situation);
  const raw = await makeInitData({
    account: accountOf(situation),
    botToken: options.botToken,
    kind: situation.data,
    launch: launchKindOf(situation),
    start,
    now: options.now,
    photo: situation.photo,
    allowsMessages: situation.write === 'grant',
  });
  const launch = new URLSearchParams({
    ...(raw !== undefined && { tgWebAppData: raw }),
    tgWebAppVersion: situation.version,
    tgWebAppPlatform: platformOf(situation),
    tgWebAppThemeParams: JSON.stringify(themeOf(situation)),
    ...(situation.ownColors && { tgWebAppDefaultColors: JSON.stringify(ownColors) }),
    ...(opensFullscreen(situation) && { tgWebAppFullscreen: '1' }),
    ...(situation.settings && { tgWebAppShowSettings: '1' }),
    ...(situation.inline && { tgWebAppBotInline: '1' }),
    // the SDK refuses a parameter that is in both
    ...(start &&
      !options.address.searchParams.has('tgWebAppStartParam') && {
        tgWebAppStartParam: start,
      }),
  });
  const url = new URL(options.address);
  // Telegram's official script and the SDK read both forms; the clients encode spaces as %20
  const own = url.hash.slice(1);
  const params = launch.toString().replaceAll('+', '%20');
  url.hash = own ? `${own}${/[?=]/.test(own) ? '&' : '?'}${params}` : params;
  return url.href;
}
