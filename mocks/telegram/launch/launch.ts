import type { Situation } from '../situation/situation';
import { themeOf } from '../situation/themes';
import { accountOf } from './account';
import { makeInitData } from './initData';

/**
 * The app's own address, without launch parameters. `told` is what the server wrote into the page:
 * an origin, a port, or nothing, which means the port below the simulator's.
 */
export function appAddress(situation: Situation, told: string, page: URL): URL {
  const address = situation.app ? new URL(situation.app, page) : new URL(defaultOrigin(told, page));
  if (situation.path !== '/') address.pathname = situation.path.split('?')[0] ?? '/';
  const query = new URLSearchParams(situation.path.split('?')[1]);
  for (const [key, value] of query) address.searchParams.set(key, value);
  if (situation.vendor) address.searchParams.set('vendor', situation.vendor);
  return address;
}

function defaultOrigin(told: string, page: URL): string {
  if (/^https?:\/\//.test(told)) return told;
  const port = /^\d+$/.test(told) ? told : String(Number(page.port) - 1);
  return `${page.protocol}//${page.hostname}:${port}/`;
}

export type LaunchOptions = {
  address: URL;
  botToken: string;
  /** now, in milliseconds */
  now: number;
};

/** The address that Telegram gives to its web view: the app's own, launch parameters in the hash. */
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
    tgWebAppPlatform: situation.platform,
    tgWebAppThemeParams: JSON.stringify(themeOf(situation)),
    ...(situation.start && { tgWebAppStartParam: situation.start }),
  });
  const url = new URL(options.address);
  // Telegram's official script and the SDK read both forms; the clients encode spaces as %20
  url.hash = launch.toString().replaceAll('+', '%20');
  return url.href;
}
