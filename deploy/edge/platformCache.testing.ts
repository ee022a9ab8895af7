import type { PlatformCache } from './sharedStore.ts';

/** A platform's cache as a map; `kept` is what it holds, by address. */
export function createPlatformCache() {
  const kept = new Map<string, { bytes: ArrayBuffer; cacheControl: string | null }>();
  const cache: PlatformCache = {
    match: (url) => {
      const found = kept.get(url);
      return Promise.resolve(found && new Response(found.bytes));
    },
    async put(url, response) {
      const cacheControl = response.headers.get('cache-control');
      kept.set(url, { bytes: await response.arrayBuffer(), cacheControl });
    },
    delete: (url) => Promise.resolve(kept.delete(url)),
  };
  return { cache, kept };
}
