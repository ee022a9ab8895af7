import { deferredHost } from './deferredHost';
import type { Ask, Telegram } from './handle';
import type { Launch } from './launch';
import { plainBrowser } from './plainBrowser';
import { storeLaunch } from './storeLaunch';

/**
 * The handle of this page: Telegram's when it was opened there, else the plain browser's (`launch`
 * is null). It is there at once; the SDK is loaded beside the first screen, and a plain browser never
 * loads it. `ask` puts a question in the page's own way, for hosts that cannot.
 */
export function createTelegram(launch: Launch | null, { ask }: { ask: Ask }): Telegram {
  const page = plainBrowser({ ask });
  if (!launch) return page;

  storeLaunch(window, launch);
  // Storage may be wiped while the app runs (log-out, new build): the launch outlives that.
  window.addEventListener('pagehide', () => storeLaunch(window, launch));

  const host = deferredHost(arrive(launch, page), page);
  return {
    ...factsOf(launch),
    ...host,
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
  const { initData, languageCode, platform, version, user, isWeak } = launch;
  const startParam = launch.hasBegun ? null : launch.startParam;
  return { isInside: true, initData, startParam, languageCode, platform, version, user, isWeak };
}
