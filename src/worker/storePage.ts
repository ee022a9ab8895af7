import {
  isPage,
  isStartFile,
  languageHeader,
  type PageStarted,
  startFilesOf,
  storedAtHeader,
  storeLimits,
  storeName,
  withoutResponses,
} from '../domain/start/storedPage';

/** Headers that belong to the response as it was sent, not to its text. */
const ofTransport = ['content-encoding', 'content-length', 'etag', 'vary'];

/**
 * Fetches home's page and stores it with all files that it starts with, so that a stored page always starts. A page
 * that is not to be stored ends the one before: a shop that has moved, is gone or switched off. Rejects without a
 * network, or when a file is missing; the page before then stays.
 */
export async function storePage({ address, language }: PageStarted): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache', redirect: 'manual' });
  const cache = await caches.open(storeName);
  const { status, redirected, type, headers } = response;
  const [date, contentType] = [headers.get('date'), headers.get('content-type')];
  const now = Date.now();
  const html = withoutResponses(await response.text());
  const files = isPage({ status, redirected, type, contentType, date }, now)
    ? startFilesOf(html, language)
    : null;
  if (!files) return void (await caches.delete(storeName));

  let bytes = html.length;
  for (const path of files) bytes += await storeFile(cache, path);
  if (bytes > storeLimits.bytes) return void (await caches.delete(storeName));

  const kept = new Headers(headers);
  for (const name of ofTransport) kept.delete(name);
  kept.set(storedAtHeader, String(now));
  kept.set(languageHeader, language);
  // The page comes last: until then the one before starts with its own files.
  await cache.put(address, new Response(html, { headers: kept }));
  await removeOthers(cache, [address, ...files]);
}

/** Returns its bytes. The browser's cache usually has it. */
async function storeFile(cache: Cache, path: string): Promise<number> {
  const stored = await cache.match(path, { ignoreVary: true });
  const response = stored ?? (await fetch(path));
  const { status, headers } = response;
  if (!isStartFile({ status, contentType: headers.get('content-type') }))
    throw new Error(`${path} is missing.`);
  const copy = response.clone();
  const { byteLength } = await response.arrayBuffer();
  if (!stored) await cache.put(path, copy);
  return byteLength;
}

/** Removes the page of another address, and files of earlier builds. */
async function removeOthers(cache: Cache, kept: readonly string[]): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!kept.includes(pathname + search)) await cache.delete(request, { ignoreVary: true });
  }
}
