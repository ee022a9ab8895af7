import type { MiddlewareHandler } from 'hono';

/** A call as received and its response status; `body` is parsed JSON where possible. */
export type RecordedCall = {
  at: number;
  method: string;
  /** relative to `/api` */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  status: number;
};

export type Recorder = { calls: RecordedCall[]; middleware: MiddlewareHandler };

const memory = 5000;

/** Keeps the last calls, so that tests can assert what was sent. */
export function createRecorder(now: () => number): Recorder {
  const calls: RecordedCall[] = [];
  return {
    calls,
    async middleware(c, next) {
      const call: RecordedCall = {
        at: now(),
        method: c.req.method,
        path: c.req.path.replace(/^\/api/, ''),
        query: c.req.query(),
        headers: c.req.header(),
        body: await bodyOf(c.req.raw),
        status: 0,
      };
      calls.push(call);
      if (calls.length > memory) calls.shift();
      await next();
      call.status = c.res.status;
    },
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
