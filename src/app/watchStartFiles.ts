import { isBuildComplete } from '../device/isBuildComplete';
import type { Language } from '../domain/text/language';
import { startTexts } from '../i18n/startTexts';
import type { StoredKey } from '../stores/storage/retention';

/** ms that the files of the start may take before it is said that they do not come */
const patienceMs = 10_000;
/** s between two tries; the last pause goes on */
const pauses = [2, 4, 8, 16, 30, 60];
const triesKey = 'startTries' satisfies StoredKey;

export type StartFiles = {
  /** a file that the start needs was asked for: the clock begins */
  expect: () => void;
  /** it is there; what else is missing is the app's business, until the next one is expected */
  came: () => void;
  /** it does not come */
  fail: () => void;
};

/**
 * Watches the files that the app starts with. When one is missing or stuck this is said, with a button,
 * and tried again by itself; the page is loaded again only once the server has all files of a build.
 */
export function watchStartFiles(parsed: Promise<void>, language: () => Language): StartFiles {
  let clock: ReturnType<typeof setTimeout> | undefined;
  let notice: HTMLElement | null = null;
  let isStyled = true;
  let tries = 0;

  const wait = () => {
    clearTimeout(clock);
    clock = setTimeout(() => void retry(), (pauses[Math.min(readTries() + tries, 5)] ?? 60) * 1000);
    tries += 1;
  };
  const retry = async () => {
    clearTimeout(clock);
    const isThere = await isBuildComplete();
    if (!notice) return;
    if (!isThere) return wait();
    writeTries(readTries() + 1);
    location.reload();
  };
  const giveUpWaiting = () => {
    // A style sheet that is stuck keeps the page from being drawn at all.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.sheet) continue;
      isStyled = false;
      link.remove();
    }
    fail();
  };
  const fail = () => {
    if (notice) return;
    clearTimeout(clock);
    const made = draw(language(), () => void retry());
    notice = made;
    made.dataset.styled = String(isStyled);
    void parsed.then(() => notice === made && document.body.append(made));
    wait();
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') fail();
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
      isStyled = false;
      fail();
    }
  };
  const expect = () => {
    if (!notice) clock = setTimeout(giveUpWaiting, patienceMs);
  };
  const came = () => {
    removeEventListener('error', onError, true);
    // Without its styles the app is no page to be used.
    if (!isStyled) return;
    clearTimeout(clock);
    notice?.remove();
    notice = null;
    writeTries(0);
  };
  addEventListener('error', onError, true);
  addEventListener('online', () => notice && void retry());
  expect();
  return { expect, came, fail };
}

/** where the server spells a language in its own way */
const tags: Partial<Record<Language, string>> = { eng: 'en', kz: 'kk' };

function draw(language: Language, onRetry: () => void): HTMLElement {
  const [sentence, retry] = startTexts[language];
  const notice = Object.assign(document.createElement('div'), { className: 'early-lost' });
  notice.setAttribute('role', 'alert');
  notice.lang = tags[language] ?? language;
  notice.dir = language === 'ar' ? 'rtl' : 'ltr';
  const text = document.createElement('p');
  text.textContent = sentence;
  const button = document.createElement('button');
  button.textContent = retry;
  button.onclick = onRetry;
  notice.append(text, button);
  return notice;
}

/** The pauses grow on over reloads; where nothing can be stored they start again. */
function readTries(): number {
  try {
    const tries = Number(sessionStorage.getItem(triesKey));
    // Whoever wrote it: a pause needs a whole number.
    return Number.isInteger(tries) && tries > 0 ? tries : 0;
  } catch {
    return 0;
  }
}

function writeTries(count: number) {
  try {
    if (count > 0) sessionStorage.setItem(triesKey, String(count));
    else sessionStorage.removeItem(triesKey);
  } catch {
    // the next pause is a short one
  }
}
