import type { Http } from './call';
import { createHttp, type Fault } from './http';

/** A fake server's reaction to one request. */
type Reply = Response | 'dropped' | 'silent';

type Received = { method: string; url: URL; headers: Headers; body: unknown };

type FakeServer = {
  http: Http;
  received: Received[];
  faults: Fault[];
  refusals: string[];
  /** the stored token, and the one a session renewal would return */
  session: { token: string | null; next: string | null };
};

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json' },
  });

export const body = (text: string | null, status = 200, type = 'application/json'): Response =>
  new Response(text, { status, headers: { 'content-type': type } });

/**
 * An `Http` client whose server gives these replies in order, repeating the last, and records each
 * request. Replies are factories because a body can be read only once.
 */
export function fakeServer(...replies: (() => Reply)[]): FakeServer {
  const server: Omit<FakeServer, 'http'> = {
    received: [],
    faults: [],
    refusals: [],
    session: { token: 'token-1', next: null },
  };
  const http = createHttp({
    async fetch(input, init) {
      const request = new Request(input, init);
      const text = await request.text();
      server.received.push({
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        body: text === '' ? null : JSON.parse(text),
      });
      const reply = replies[Math.min(server.received.length, replies.length) - 1]?.();
      if (reply === 'silent') return new Promise(() => undefined);
      if (reply === 'dropped' || reply === undefined) throw new TypeError('Failed to fetch');
      return reply;
    },
    baseURL: () => 'https://shop.example/api',
    merchant: () => 'merchant-1',
    token: () => server.session.token,
    onUnauthorized: () => {
      server.refusals.push(server.session.token ?? '');
      if (server.session.next === null) return Promise.resolve(false);
      server.session.token = server.session.next;
      return Promise.resolve(true);
    },
    report: (fault) => server.faults.push(fault),
    pause: (toldMs) => toldMs,
  });
  return { http, ...server };
}
