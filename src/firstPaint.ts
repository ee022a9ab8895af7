import { readTelegramOrigins } from './device/telegramOrigins';
import type { StoredKey } from './stores/storage/storedKeys';
import { readLaunch } from './telegram/launch';
import { applyTheme } from './telegram/theme';

/**
 * Runs inline in the head, before any markup: only what the first paint needs. `early` does the rest, which on the
 * edge's page comes after the markup of home.
 */
const launch = readLaunch(window, readTelegramOrigins(document));
if (launch) applyTheme(launch.theme, document.documentElement);
window.firstPaint = { launch, release: isReturning() ? blockRendering() : () => undefined };

/** A shop was open here before: its snapshot takes the place of what the page comes with. */
function isReturning(): boolean {
  try {
    return localStorage.getItem('merchant' satisfies StoredKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Nothing is painted until `early` has drawn the snapshot or found none: the parser may yield before, and the browser
 * would paint what is there. Returns a function that unblocks rendering; the end of the document unblocks it too.
 * No effect in older browsers.
 */
function blockRendering(): () => void {
  const link = Object.assign(document.createElement('link'), { rel: 'expect', href: '#never' });
  link.setAttribute('blocking', 'render');
  document.head.append(link);
  return () => link.remove();
}
