import { buildOf } from './build';
import { reportUrl } from './reportUrl';

/**
 * Why the app did not start: its files were not there in time (`late`), the page's policy or something in the browser
 * refused one (`refused`), the server sent something else in its place (`gone`), or no response at all (`unreachable`).
 */
export type StartFailure = 'late' | 'refused' | 'gone' | 'unreachable';

/**
 * Sends one message of the format of `reporting`, whose code may be among the files that are missing. Part of the inline
 * script, every byte of which is in each page: so it says neither the time, which is that of its arrival, nor the path,
 * which would have to be redacted.
 */
export function reportFailedStart(text: StartFailure): void {
  const url = reportUrl();
  if (!url) return;
  const message = {
    host: location.hostname,
    build: buildOf(document).split('/').pop(),
    troubles: [{ kind: 'start', text, count: 1 }],
  };
  navigator.sendBeacon(url, JSON.stringify(message));
}
