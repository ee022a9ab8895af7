import { buildOf } from '../device/build';
import { isBuildComplete } from '../device/isBuildComplete';
import { reportUrl } from '../device/reportUrl';
import { directionOf, type Language, langTag } from '../domain/text/language';
import { startTexts } from '../i18n/startTexts';
import type { StoredKey } from '../stores/storage/storedKeys';

/** time after which missing start files are reported to the user, ms */
const timeoutMs = 10_000;
/** longest pause between retries, s; each is twice the one before */
const longestPause = 60;
const triesKey = 'startTries' satisfies StoredKey;

export type StartFiles = {
  /** the entry has loaded: from here on the app says what it waits for, and what has failed. Ends a `watch` without code */
  loaded: () => void;
  /** required code was requested: starts the timeout again. Who requested it handles its failure */
  watch: (code?: Promise<unknown>) => void;
  /** required code failed to load */
  fail: () => void;
};

/**
 * Watches the files the app starts with. If one is missing or stuck, shows a notice with a retry
 * button and retries with backoff; reloads only once the server has a complete build. The first failure is reported, and
 * again only after the app has been on screen (`afterStart`).
 */
export function watchStartFiles(parsed: Promise<void>, language: () => Language): StartFiles {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notice: HTMLElement | null = null;
  /** what has been requested and is not there: the entry at first */
  let missing = 0;
  let isStyled = true;
  let tries = 0;
  let refusedUrl = '';

  const scheduleRetry = () => {
    clearTimeout(timer);
    tries += 1;
    const seconds = Math.min(2 ** (readTries() + tries), longestPause);
    timer = setTimeout(() => void retry(), seconds * 1000);
  };
  const retry = async () => {
    clearTimeout(timer);
    const isComplete = await isBuildComplete();
    if (!notice) return;
    if (!isComplete) return scheduleRetry();
    countTry();
    location.reload();
  };
  const onTimeout = () => {
    // A style sheet that is stuck blocks rendering altogether.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.sheet) continue;
      isStyled = false;
      link.remove();
    }
    fail('late');
  };
  const fail = (why: StartFailure = 'gone') => {
    if (notice) return;
    clearTimeout(timer);
    // Not again after each reload that did not help.
    if (readTries() === 0) reportFailedStart(why);
    const current = createNotice(language(), () => void retry());
    notice = current;
    current.dataset.styled = String(isStyled);
    void parsed.then(() => notice === current && document.body.append(current));
    scheduleRetry();
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') fail(reason(target.src));
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
      isStyled = false;
      fail(reason(target.href));
    }
  };
  // A browser that does not tell the status says `gone`.
  const reason = (url: string): StartFailure => {
    if (refusedUrl === url) return 'refused';
    const [timing] = performance.getEntriesByName(url);
    return (timing as PerformanceResourceTiming | undefined)?.responseStatus === 0
      ? 'unreachable'
      : 'gone';
  };
  const watch = (code?: Promise<unknown>) => {
    missing += 1;
    code?.then(loaded, () => undefined);
    if (notice) return;
    clearTimeout(timer);
    timer = setTimeout(onTimeout, timeoutMs);
  };
  const loaded = () => {
    removeEventListener('error', onError, true);
    missing -= 1;
    // Without its styles the app is unusable.
    if (missing > 0 || !isStyled) return;
    clearTimeout(timer);
    notice?.remove();
    notice = null;
  };
  addEventListener('error', onError, true);
  // Comes before the error of the file.
  addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    refusedUrl = blockedURI;
  });
  addEventListener('online', () => notice && void retry());
  watch();
  return { loaded, watch, fail };
}

function createNotice(language: Language, onRetry: () => void): HTMLElement {
  const [, sentence, retry] = startTexts[language];
  const notice = Object.assign(document.createElement('div'), { className: 'early-lost' });
  notice.setAttribute('role', 'alert');
  notice.lang = langTag(language);
  notice.dir = directionOf(language);
  const text = Object.assign(document.createElement('p'), { textContent: sentence });
  const button = document.createElement('button');
  button.textContent = retry;
  button.onclick = onRetry;
  notice.append(text, button);
  return notice;
}

/** The backoff continues across reloads; without storage it starts over. */
function readTries(): number {
  try {
    const tries = Number(sessionStorage.getItem(triesKey));
    // The stored value may be anything.
    return Number.isInteger(tries) && tries > 0 ? tries : 0;
  } catch {
    return 0;
  }
}

function countTry() {
  try {
    sessionStorage.setItem(triesKey, String(readTries() + 1));
  } catch {
    // the backoff starts over
  }
}

/**
 * Why the app did not start: its files were not there in time (`late`), the page's policy or something in the browser
 * refused one (`refused`), the server sent something else in its place (`gone`), or no response at all (`unreachable`).
 */
type StartFailure = 'late' | 'refused' | 'gone' | 'unreachable';

/**
 * Sends one message of the format of `reporting`, whose code may be among the files that are missing. Part of the inline
 * script, every byte of which is in each page: so it says neither the time, which is that of its arrival, nor the path,
 * which would have to be redacted.
 */
function reportFailedStart(text: StartFailure): void {
  const url = reportUrl();
  if (!url) return;
  const message = {
    host: location.hostname,
    build: buildOf(document).split('/').pop(),
    troubles: [{ kind: 'start', text, count: 1 }],
  };
  navigator.sendBeacon(url, JSON.stringify(message));
}
