import {
  isStartPath,
  isYoung,
  languageHeader,
  mayBeStored,
  type PageStarted,
  storedAtHeader,
  storeName,
} from '../domain/start/storedPage';
import { storePage } from './storePage';

/**
 * The service worker: a returning visit to home starts from the stored page, which is fetched again behind it. Its
 * bundle is `/sw.js`, where a host has switched it on (`deploy/pageWorker`). It answers nothing but home's page and,
 * for the windows that got it, the files that the page starts with.
 */
declare const self: ServiceWorkerGlobalScope;

/**
 * A page asked for again so soon comes from the network, ms: a browser that does not tell reloads apart still gets
 * what is new.
 */
const againMs = 60_000;

/** Windows whose page came from the store. The worker forgets them when it is stopped, which only costs speed. */
const startedHere = new Set<string>();
let shownAt = Number.NEGATIVE_INFINITY;
let storing = Promise.resolve();

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
  addRoutes(event)?.catch(() => undefined);
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (mayBeStored(request)) event.respondWith(sendPage(event));
  else if (startedHere.has(clientId) && isStartPath(new URL(request.url).pathname))
    event.respondWith(sendFile(request));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!isStarted(data) || !(source instanceof Client)) return;
  event.waitUntil(refreshFor(data, startedHere.has(source.id)));
});

async function sendPage(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const page = await findPage(request);
  if (!page) return fetch(request);
  startedHere.add(resultingClientId);
  shownAt = performance.now();
  const { pathname, search } = new URL(request.url);
  const language = page.headers.get(languageHeader) ?? '';
  // Here and not only when the app asks: a build that does not start is replaced too.
  event.waitUntil(refresh({ address: pathname + search, language }));
  return page;
}

/** The stored page, unless it is too old or was shown a moment ago. */
async function findPage({ url }: Request): Promise<Response | null> {
  if (performance.now() - shownAt < againMs) return null;
  const page = await caches.match(url, { cacheName: storeName }).catch(() => undefined);
  if (!page) return null;
  const { headers } = page;
  const times = { date: headers.get('date'), storedAt: Number(headers.get(storedAtHeader)) };
  return isYoung(times, Date.now()) ? page : null;
}

/** `ignoreVary`: a file is the same for everybody. */
const sendFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: storeName, ignoreVary: true })) ?? fetch(request);

/** What a window shows that started from the store is being fetched again already, unless its language changes. */
async function refreshFor(started: PageStarted, isFromStore: boolean): Promise<void> {
  const cache = await caches.open(storeName);
  const language = (await cache.match(started.address))?.headers.get(languageHeader);
  if (isFromStore && language === started.language) return;
  if (language !== started.language) await cache.delete(started.address);
  await refresh(started);
}

/** Stores the page again, one after the other. Without a network the stored page stays, until it is a day old. */
function refresh(page: PageStarted): Promise<void> {
  storing = storing.then(() => storePage(page)).catch(() => undefined);
  return storing;
}

type RoutingEvent = ExtendableEvent & { addRoutes?: (rules: readonly object[]) => Promise<void> };

/** Where browsers can be told, frames and pages besides home do not even start the worker (Chrome from 123). */
const addRoutes = (event: RoutingEvent) =>
  event.addRoutes?.([
    { condition: { requestDestination: 'iframe' }, source: 'network' },
    {
      condition: { requestMode: 'navigate', urlPattern: { pathname: '/:path+' } },
      source: 'network',
    },
  ]);

const isStarted = (data: unknown): data is PageStarted =>
  typeof data === 'object' &&
  data !== null &&
  'address' in data &&
  typeof data.address === 'string' &&
  'language' in data &&
  typeof data.language === 'string';
