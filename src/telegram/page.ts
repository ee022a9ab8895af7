import type { ShareAnswer, Stop } from './handle';

/** What a page can do by itself, in any browser and in any web view. */

/**
 * Opens `url` in a tab of its own that cannot reach back. Where the browser refuses a new tab (a
 * payment link comes seconds after the tap), this one goes there: basket and draft are kept.
 */
export function openPage(url: string): void {
  const tab = /^https?:/i.test(url) ? window.open('about:blank', '_blank') : null;
  if (!tab) {
    location.assign(url);
    return;
  }
  tab.opener = null;
  tab.location.replace(url);
}

/** Offers the browser's share dialog; without one the link goes to the clipboard. */
export async function sharePage(what: { url: string; text: string }): Promise<ShareAnswer> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(what);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(what.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Calls back each time the page comes into sight again, also from the back-forward cache. */
export function onPageVisible(fn: () => void): Stop {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') fn();
    },
    { signal },
  );
  window.addEventListener('pageshow', (event) => event.persisted && fn(), { signal });
  return () => stop.abort();
}

/** Whether the page is dark: as `data-theme` says, else as the system is. */
export function isPageDark(): boolean {
  const theme = document.documentElement.dataset.theme;
  return theme ? theme === 'dark' : darkScheme().matches;
}

/** Calls back when the page turns dark or light, whether the system or Telegram's palette did it. */
export function onPageTheme(fn: (isDark: boolean) => void): Stop {
  let wasDark = isPageDark();
  const look = () => {
    const isDark = isPageDark();
    if (isDark === wasDark) return;
    wasDark = isDark;
    fn(isDark);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = darkScheme();
  scheme.addEventListener('change', look);
  return () => {
    watcher.disconnect();
    scheme.removeEventListener('change', look);
  };
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');
