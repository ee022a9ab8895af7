import { platformOf } from '../protocol/clients';
import type { Situation } from '../situation/situation';
import { themeOf } from '../situation/themes';
import { accountOf } from './account';
import { makeInitData } from './initData';

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

/** The web view's address: the app's, with launch parameters in the hash. */
export async function launchUrl(situation: Situation, options: LaunchOptions): Promise<string> {
  const raw = await makeInitData({
    account: accountOf(situation),
    botToken: options.botToken,
    kind: situation.data,
    start: situation.start,
    now: options.now,
    allowsMessages: situation.write === 'grant',
  });
  const launch = new URLSearchParams({
    ...(raw !== undefined && { tgWebAppData: raw }),
    tgWebAppVersion: situation.version,
    tgWebAppPlatform: platformOf(situation),
    tgWebAppThemeParams: JSON.stringify(themeOf(situation)),
    ...(situation.start && { tgWebAppStartParam: situation.start }),
  });
  const url = new URL(options.address);
  // Telegram's official script and the SDK read both forms; the clients encode spaces as %20
  url.hash = launch.toString().replaceAll('+', '%20');
  return url.href;
}
