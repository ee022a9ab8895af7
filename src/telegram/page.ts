import type { ShareAnswer, Stop } from './handle';

/** What a page can do by itself, in any browser and in any web view. */

/**
 * Opens `url` in a tab of its own that cannot reach back. Where the browser refuses a new tab (a
 * payment link comes seconds after the tap), this one goes there: basket and draft are kept.
 */
export function openPage(url: string): void {
  if (!/^https?:/i.test(url)) return location.assign(url);
  const tab = window.open('about:blank', '_blank');
  if (!tab) return location.assign(url);
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

export function onSystemTheme(fn: (isDark: boolean) => void): Stop {
  const stop = new AbortController();
  darkScheme().addEventListener('change', () => fn(isPageDark()), { signal: stop.signal });
  return () => stop.abort();
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');
