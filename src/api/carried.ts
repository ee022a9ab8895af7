import { callKey } from '../domain/start/callKey';
import { callsBy, type Http, readUrl, scopeOf } from './call';
import type { HttpParts } from './http';
import { failure } from './result';

type Parts = Pick<HttpParts, 'endOf' | 'merchant'> & {
  /** loads the client */
  load: () => Promise<Http>;
  /**
   * What the edge's page carries: results of reads, which the app's own schemas have read there, by
   * `callKey` of their paths. Null on any other page.
   */
  carried: Promise<ReadonlyMap<string, unknown>> | null;
};

/**
 * The calls of the API before their code has loaded. What the page carries is taken, once, so that a
 * repeated read reaches the server; any other call loads the client.
 */
export function takeCarried({ load, carried, merchant, endOf }: Parts): Http {
  let loading: Promise<Http> | undefined;
  const taken = new Set<string>();

  return callsBy(async (method, path, call) => {
    const scope = scopeOf(call);
    const end = scope && endOf?.(scope);
    const found = method === 'get' ? await carriedAt(readUrl(path, call.query)) : null;
    const http = found ? null : await loadOnce().catch(() => null);
    if (end?.aborted) return failure('ended');
    if (found) return [null, found.value];
    return http ? http[method](path, call) : failure('network');
  });

  async function carriedAt(path: string): Promise<{ value: unknown } | null> {
    const key = callKey(path, merchant());
    const all = await carried?.catch(() => null);
    if (!all?.has(key) || taken.has(key)) return null;
    taken.add(key);
    return { value: all.get(key) };
  }

  /** After a failure the next call loads it again. */
  function loadOnce(): Promise<Http> {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }
}
