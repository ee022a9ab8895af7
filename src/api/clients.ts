import { createBackoff } from './backoff';
import { createHttp, type Http, type HttpParts } from './http';

type Hosts = {
  api: () => string;
  /** null: content is served by the API host */
  content: string | null;
};

/** HTTP clients for the API and for the content host, which handles 401 differently (§8). */
export type Clients = { http: Http; content: Http };

export function createClients(
  { api, content }: Hosts,
  parts: Omit<HttpParts, 'baseURL' | 'every401Counts'>,
): Clients {
  const shared = { backoff: createBackoff(), ...parts };
  return {
    http: createHttp({ ...shared, baseURL: api }),
    content: createHttp({ ...shared, baseURL: () => content ?? api(), every401Counts: true }),
  };
}
