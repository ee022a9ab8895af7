import { readTelegramOrigins } from './device/pageSetting';
import { readLaunch } from './telegram/launch';
import { applyTheme } from './telegram/theme';

/**
 * Runs inline in the head, before any markup: only what the first paint needs. `early` does the rest, which on a page
 * with home in it comes after the markup.
 */
const launch = readLaunch(window, readTelegramOrigins(document));
if (launch) applyTheme(launch.theme, document.documentElement);
// A page that knows nothing of its shop has a title all the same, until the app names the shop.
if (document.title === '…') document.title = location.hostname;
window.firstPaint = { launch };
