import { deferredHost } from './deferredHost';
import type { Ask, Telegram } from './handle';
import type { Launch } from './launch';
import { plainBrowser } from './plainBrowser';
import { storeLaunch } from './storeLaunch';

/**
 * Creates the handle: Telegram's, or the plain browser's if `launch` is null. Synchronous; the SDK
 * loads in parallel with the first screen, and never in a plain browser. `ask` is the page's own
 * confirmation dialog, for hosts without one; `onPopup` is called as Telegram's opens and closes.
 */
export function createTelegram(
  launch: Launch | null,
  { ask, onPopup }: { ask: Ask; onPopup: () => void },
): Telegram {
  const page = plainBrowser({ ask });
  if (!launch) return page;

  storeLaunch(window, launch);
  // Storage may be cleared while the app runs (log-out, new build); the launch must survive that.
  window.addEventListener('pagehide', () => storeLaunch(window, launch));

  const host = deferredHost(arrive(launch, page), page);
  return {
    ...factsOf(launch),
    ...host,
    confirm(question) {
      onPopup();
      return host.confirm(question).finally(onPopup);
    },
    ready() {
      launch.hasBegun = true;
      storeLaunch(window, launch);
      host.ready();
    },
    isDark: page.isDark,
    onThemeChange: page.onThemeChange,
  };
}

async function arrive(launch: Launch, page: Telegram) {
  const { insideTelegram } = await import('./insideTelegram');
  return insideTelegram(launch, page);
}

function factsOf(launch: Launch) {
  const { initData, languageCode, platform, version, user, isWeak, hasBegun: isReloaded } = launch;
  const startParam = isReloaded ? null : launch.startParam;
  return {
    isInside: true,
    initData,
    startParam,
    isReloaded,
    languageCode,
    platform,
    version,
    user,
    isWeak,
  };
}
