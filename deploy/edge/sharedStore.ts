import type { Bytes } from './codec.ts';
import type { Entry, Store } from './memoryStore.ts';

/** A platform's cache, by web standards: that of all instances in one place. */
export type PlatformCache = {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
  delete(url: string): Promise<boolean>;
};

/** How a value is written: what JSON can hold, and bytes. */
export type Wire<V> = {
  write(value: V): [head: unknown, packed?: Bytes];
  read(head: unknown, packed: Bytes): V;
};

type Options<V> = {
  /** what is at hand in this instance */
  memory: Store<V>;
  cache: PlatformCache;
  /** an address that is of this deployment and this kind alone */
  prefix: string;
  wire: Wire<V>;
  /** epoch ms */
  now: () => number;
};

/** For a day: nothing is used that is older. */
const cacheControl = 'max-age=86400';
/** A look-up that takes longer finds nothing; visits have deadlines of their own. */
const lookUpMs = 1000;
const lineEnd = 10;
/** Keeps entries in memory and in the platform's cache, where other instances find them. */
export function createSharedStore<V>(options: Options<V>): Store<V> {
  const { memory, cache, prefix, wire, now } = options;
  const lookUps = new Map<string, Promise<void>>();
  const addressOf = (key: string) => prefix + encodeURIComponent(key);

  async function read(key: string): Promise<Entry<V> | null> {
    const response = await cache.match(addressOf(key));
    if (!response) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const end = bytes.indexOf(lineEnd);
    const { at, head } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    const loadedAt = Math.min(at, now());
    return { value: wire.read(head, bytes.slice(end + 1)), loadedAt, currentAt: loadedAt };
  }

  async function renew(key: string): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, lookUpMs, null);
    });
    // Without the platform's cache the edge is what it is on one machine.
    const found = await Promise.race([read(key).catch(() => null), late]);
    clearTimeout(timer);
    if (found && found.loadedAt > (memory.get(key)?.loadedAt ?? 0)) await memory.put(key, found);
  }

  return {
    ...memory,
    renew(key) {
      const running = lookUps.get(key) ?? renew(key).finally(() => lookUps.delete(key));
      lookUps.set(key, running);
      return running;
    },
    async put(key, entry) {
      await memory.put(key, entry);
      const [head, packed = new Uint8Array()] = wire.write(entry.value);
      const line = new TextEncoder().encode(`${JSON.stringify({ at: entry.loadedAt, head })}\n`);
      const body = new Blob([line, packed]);
      const response = new Response(body, { headers: { 'Cache-Control': cacheControl } });
      await cache.put(addressOf(key), response).catch(() => undefined);
    },
    async delete(key) {
      await memory.delete(key);
      await cache.delete(addressOf(key)).catch(() => false);
    },
  };
}
