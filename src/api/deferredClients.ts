import { callKey } from '../domain/start/callKey';
import { earlyUrl, loadOnce, scopeOf } from './call';
import type { Call, Clients, Http, HttpParts, Schema, Send, Typed } from './http';
import { failure, type Result } from './result';

type Parts = Pick<HttpParts, 'endOf' | 'merchant'> & {
  load: () => Promise<Clients>;
  /**
   * What the edge's page carries: results of reads, which the app's own schemas have read there, by
   * `callKey` of their paths. Null on any other page.
   */
  carried: Promise<ReadonlyMap<string, unknown>> | null;
};

/**
 * The clients before their code has loaded. What the page carries is taken, once, so that a repeated
 * read reaches the server; any other call loads the clients and waits for them.
 */
export function deferClients({ load, carried, merchant, endOf }: Parts): Clients {
  const loadClients = loadOnce(load);
  const taken = new Set<string>();

  async function carriedAt(path: string): Promise<{ value: unknown } | null> {
    const key = callKey(path, merchant());
    const all = await carried?.catch(() => null);
    if (!all?.has(key) || taken.has(key)) return null;
    taken.add(key);
    return { value: all.get(key) };
  }

  function sender(name: keyof Clients, method: keyof Http): Send {
    async function send<T>(path: string, call: Typed<T>): Promise<Result<T>>;
    async function send(path: string, call?: Call): Promise<Result<null>>;
    async function send(
      path: string,
      call: Call & { schema?: Schema<unknown> } = {},
    ): Promise<Result<unknown>> {
      const scope = scopeOf(call);
      const end = scope && endOf?.(scope);
      const isRead = name === 'http' && method === 'get';
      const found = isRead ? await carriedAt(earlyUrl(path, call.query)) : null;
      const loaded = found ? null : await loadClients().catch(() => null);
      if (end?.aborted) return failure('ended');
      if (found) return [null, found.value];
      return loaded ? loaded[name][method](path, call) : failure('network');
    }
    return send;
  }

  const client = (name: keyof Clients): Http => ({
    get: sender(name, 'get'),
    post: sender(name, 'post'),
    put: sender(name, 'put'),
    delete: sender(name, 'delete'),
  });
  return { http: client('http'), content: client('content') };
}
