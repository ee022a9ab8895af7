// The rules of the page that a service worker stores (docs/decisions/38-service-worker.md). No types of the DOM:
// the worker and the app use them.

/** Path of the worker's file. */
export const workerPath = '/sw.js';

/** The worker's cache: home's page under its own address, and the files that it starts with. */
export const storeName = 'stored-page';

/** A stored page is shown for a day, ms. */
const shownMs = 24 * 60 * 60 * 1000;
/** How far a device's clock may be behind the server's, ms: as for opening hours (decision 24). */
const behindMs = 2 * 60 * 1000;

/** Limits of the store: files of one page, and bytes of page and files together. */
export const storeLimits = { files: 30, bytes: 3_000_000 };

/** Headers of a stored page: when it was stored, by the device's clock, and in which language. */
export const storedAtHeader = 'x-stored-at';
export const languageHeader = 'x-stored-language';

/** What the app tells the worker once it shows products. */
export type PageStarted = {
  /** of home on this host, with `vendor` on a development host */
  address: string;
  /** the language that the app shows */
  language: string;
};

/** Only these parts of a `Request` are read. */
type PageRequest = {
  method: string;
  mode: string;
  destination: string;
  cache: string;
  url: string;
  isReloadNavigation?: boolean;
};

const homeUrl = /^https?:\/\/[^/?#]+\/(\?vendor=[\w-]+)?(#.*)?$/;

/**
 * Whether a request may be answered with the stored page: somebody comes to home in a window of their own. Left to
 * the network are reloads, since the app reloads to get what is new; frames, where Telegram's web client shows the
 * shop; launches by Telegram as far as the browser tells the worker the fragment; and every other address.
 */
export const mayBeStored = (request: PageRequest): boolean =>
  request.method === 'GET' &&
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  request.isReloadNavigation !== true &&
  // a reload, where browsers do not say so by `isReloadNavigation`
  !/^(no-cache|reload|no-store)$/.test(request.cache) &&
  homeUrl.test(request.url) &&
  !/[#&]tgWebApp/.test(request.url);

/** The address of home that a page on this host is stored under; `search` is its query. */
export const homeAddress = (search: string): string =>
  /^\?vendor=[\w-]+$/.test(search) ? `/${search}` : '/';

type PageTimes = {
  /** the response's `Date` header */
  date: string | null;
  /** when it was stored, by the device's clock, epoch ms */
  storedAt: number;
};

/**
 * Whether a stored page may be shown: for a day from the server's time. Not if the device's clock is behind the
 * server's, nor if it was set back behind the moment of storing: the page's age is then unknown.
 */
export function isYoung({ date, storedAt }: PageTimes, now: number): boolean {
  const age = now - Date.parse(date ?? '');
  return now >= storedAt && age >= -behindMs && age < shownMs;
}

type PageResponse = {
  status: number;
  redirected: boolean;
  type: string;
  contentType: string | null;
  date: string | null;
};

/** Whether a response is the host's page of today. */
export const isPage = (
  { status, redirected, type, contentType, date }: PageResponse,
  now: number,
): boolean =>
  status === 200 &&
  !redirected &&
  type === 'basic' &&
  /^text\/html\b/.test(contentType ?? '') &&
  isYoung({ date, storedAt: now }, now);

/** Whether a response is a script or a style sheet: a page in place of a file means that it is missing. */
export const isStartFile = ({
  status,
  contentType,
}: Pick<PageResponse, 'status' | 'contentType'>): boolean =>
  status === 200 && /\b(javascript|css)\b/.test(contentType ?? '');

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * Paths of the files that a page starts with: scripts, style sheets, React DOM, what reads the API's responses, what every start loads behind home
 * (`scripts/earlyLinks`), and the texts of `language`. Null if it names no script, so that it is no page of the shop, or more files than the store may hold.
 */
export function startFilesOf(html: string, language: string): string[] | null {
  const files = new Set<string>();
  let hasScript = false;
  for (const [tag, element] of html.matchAll(/<(script|link)\b[^>]*>/g)) {
    const isScript = element === 'script';
    const name = attribute(tag, 'data-early') || attribute(tag, 'data-later');
    const isNeeded =
      isScript ||
      /^(stylesheet|modulepreload)$/.test(attribute(tag, 'rel')) ||
      (name !== '' && [language, 'reactDom', 'api', 'behind'].includes(name));
    const path = attribute(tag, isScript ? 'src' : 'href');
    if (!isNeeded || !isStartPath(path)) continue;
    hasScript ||= isScript;
    files.add(path);
  }
  return hasScript && files.size <= storeLimits.files ? [...files] : null;
}

/** Whether a path is a hashed file of a build: it never changes. */
export const isStartPath = (path: string): boolean => /^\/assets\/[\w.-]+$/.test(path);

/**
 * A page as it is stored: without the responses of the API that the edge has put into it. The app takes those for
 * today's; without them it sends its own requests, as on a returning visit it does behind the snapshot.
 */
export const withoutResponses = (html: string): string =>
  html.replace(/(<script type="application\/json" id="edge-answers">)[^<]*/, '$1{}');
