import { attempt } from './attempt';
import type { Launch } from './launch';

const prefix = 'tapps/';

/**
 * Resets the SDK's stored state. After a reload the SDK would restore its button state and, seeing
 * no change, send nothing to the client, which may have lost it. The launch params are written
 * without init data: if it is malformed, the SDK assumes that it is not inside Telegram. A guest
 * can browse and order after logging in, and only the server validates init data.
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
