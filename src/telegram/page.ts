import type { ShareAnswer, Stop } from './handle';

// Implementations that work in any browser and web view.

/**
 * Opens `url` in a new tab without an opener. If the browser blocks the tab (a payment link is
 * opened seconds after the tap), navigates this one instead: basket and draft are persisted.
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

/** Opens the browser's share dialog; without one, copies the link to the clipboard. */
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

/** Calls back each time the page becomes visible, including from the back-forward cache. */
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

/** Whether the page is dark: by `data-theme`, else by the system's colour scheme. */
export function isPageDark(): boolean {
  const theme = document.documentElement.dataset.theme;
  return theme ? theme === 'dark' : darkScheme().matches;
}

/** Calls back when the page turns dark or light, because of the system or Telegram's palette. */
export function onPageTheme(fn: (isDark: boolean) => void): Stop {
  let wasDark = isPageDark();
  const onChange = () => {
    const isDark = isPageDark();
    if (isDark === wasDark) return;
    wasDark = isDark;
    fn(isDark);
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = darkScheme();
  scheme.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', onChange);
  };
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');
