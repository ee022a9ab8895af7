import { createBackoff } from './backoff';
import { createHttp, type Http, type HttpParts } from './http';

type Hosts = {
  api: () => string;
  /** null: content comes from the API's host too */
  content: string | null;
};

/** The way to the API, and the one to the content host, which has a rule of its own for a 401 (§8). */
export function createClients(
  { api, content }: Hosts,
  parts: Omit<HttpParts, 'baseURL' | 'every401Counts'>,
): { http: Http; content: Http } {
  const shared = { backoff: createBackoff(), ...parts };
  return {
    http: createHttp({ ...shared, baseURL: api }),
    content: createHttp({ ...shared, baseURL: () => content ?? api(), every401Counts: true }),
  };
}
