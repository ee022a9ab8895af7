import { attempt } from './attempt';
import type { Launch } from './launch';

const prefix = 'tapps/';

/**
 * Starts the SDK's memory again. After a reload it would take up the state of its buttons from before
 * and, finding no difference, tell the client nothing, which may have forgotten them. Its launch params
 * are written without the init data, whose every flaw would make the SDK believe that it is not inside
 * Telegram at all: a guest can browse and order by log-in, and only the server judges init data.
 */
export function resetSdkState({ version, platform, theme }: Launch): void {
  attempt(() => {
    const storage = window.sessionStorage;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
    const params = new URLSearchParams({
      tgWebAppVersion: version,
      tgWebAppPlatform: platform,
      tgWebAppThemeParams: JSON.stringify(theme),
    });
    storage.setItem(`${prefix}launchParams`, JSON.stringify(params.toString()));
  });
}
