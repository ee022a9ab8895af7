import { createLimit } from '../../deploy/edge/deadline';
import { readWhole } from './readWhole';

/** One request and what came back. */
export type Exchange = {
  method: string;
  /** relative to the API's base, without the query */
  path: string;
  /** with its question mark, or '' */
  query: string;
  /** null: no response */
  status: number | null;
  headers: Headers;
  text: string;
  ms: number;
};

type Parts = {
  /** without a slash at the end */
  apiBase: string;
  /** `Origin` of every request: browsers read a response only if it allows theirs */
  origin: string;
  fetch: typeof globalThis.fetch;
  /** between two requests, ms */
  pauseMs: number;
  timeoutMs?: number;
  until?: AbortSignal | undefined;
};

/**
 * A `fetch` that asks one request at a time and keeps what it saw. `take` returns the exchanges
 * since the last call of it.
 */
export function createWiretap(parts: Parts) {
  const { apiBase, origin, fetch, pauseMs, timeoutMs = 20_000, until } = parts;
  let seen: Exchange[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function ask(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set('origin', origin);
    const limit = createLimit(timeoutMs, until);
    const sent = new Request(request, { headers, signal: limit.signal });
    const { pathname, search } = new URL(sent.url);
    const path = pathname.slice(new URL(apiBase).pathname.length);
    const exchange: Exchange = {
      method: sent.method,
      path: path.startsWith('/') ? path : `/${path}`,
      query: search,
      status: null,
      headers: new Headers(),
      text: '',
      ms: 0,
    };
    seen.push(exchange);
    const start = performance.now();
    try {
      const response = await fetch(sent);
      const bytes = await readWhole(response, limit.signal);
      const { status, headers } = response;
      exchange.text = new TextDecoder().decode(bytes);
      exchange.status = status;
      exchange.headers = headers;
      return asRead(response, bytes);
    } finally {
      limit.stop();
      exchange.ms = performance.now() - start;
      if (pauseMs > 0) await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  }

  return {
    fetch: ((input: RequestInfo | URL, init?: RequestInit) => {
      const turn = last.then(() => ask(new Request(input, init)));
      last = turn.catch(() => undefined);
      return turn;
    }) as typeof globalThis.fetch,
    take(): Exchange[] {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

/** The same response with the body that was read; nothing of it is packed any more. */
function asRead({ status, headers, redirected, url }: Response, bytes: Uint8Array<ArrayBuffer>) {
  const isEmpty = [101, 204, 205, 304].includes(status);
  const read = new Response(isEmpty ? null : bytes, { status, headers });
  return Object.defineProperties(read, { redirected: { value: redirected }, url: { value: url } });
}
