import { zipf } from '../../scripts/bench/zipf';
import { reply, setUp } from './edge.testing';
import type { PlatformCache } from './sharedStore.ts';

export type Simulated = {
  /** instances behind a round robin */
  count: number;
  /** whether they share a platform's cache */
  isShared: boolean;
  merchants: number;
  minutes: number;
  visitsPerSecond: number;
  /** minutes after the start: an instance is replaced by one that has nothing */
  diesAt?: number;
  /** minutes after the start: for one minute the API answers 503 */
  downAt?: number;
};

/** Of one minute. */
export type Minute = { visits: number; calls: number; plain: number };

const minuteMs = 60_000;

/**
 * Visits of home by Zipf's law, on a clock of its own: what each minute cost the merchants' servers,
 * and how many visits got the plain page.
 */
export async function simulate(wanted: Simulated): Promise<Minute[]> {
  const { count, isShared, merchants, minutes, visitsPerSecond, diesAt, downAt } = wanted;
  const startedAt = Date.UTC(2026, 10, 24, 12);
  const clock = { now: startedAt };
  const { cache } = createPlatformCache();
  const found: Minute[] = Array.from({ length: minutes }, () => ({
    visits: 0,
    calls: 0,
    plain: 0,
  }));
  const minuteNow = () => Math.floor((clock.now - startedAt) / minuteMs);
  const start = () =>
    setUp({
      now: () => clock.now,
      ...(isShared && { shared: { cache, version: 'one' } }),
      reply(call) {
        const minute = found[minuteNow()];
        if (minute) minute.calls += 1;
        return minuteNow() === downAt ? new Response('', { status: 503 }) : reply(call);
      },
    });
  const edges = Array.from({ length: count }, start);
  const pick = zipf(merchants);
  const visits = minutes * 60 * visitsPerSecond;
  for (let at = 0; at < visits; at += 1) {
    clock.now = startedAt + Math.floor((at * 1000) / visitsPerSecond);
    const minute = found[minuteNow()];
    if (diesAt !== undefined && at === diesAt * 60 * visitsPerSecond) edges[0] = start();
    const host = `m${pick()}.shop.test`;
    const page = await edges[at % count]?.ask('/', { host });
    // what goes on behind the response
    await new Promise((resolve) => setTimeout(resolve));
    if (!minute) continue;
    minute.visits += 1;
    if (page?.source?.startsWith('plain')) minute.plain += 1;
  }
  return found;
}

/** Calls for each thousand visits. */
export function callsPerThousand(of: readonly Minute[]): number {
  const sum = (what: keyof Minute) => of.reduce((all, one) => all + one[what], 0);
  return (sum('calls') / sum('visits')) * 1000;
}

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
