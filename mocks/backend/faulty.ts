import type { MiddlewareHandler } from 'hono';
import type { FaultRule } from './faults';
import { refusalTexts } from './refusalTexts';
import type { Env, World } from './world';

/** Marks a response that must not arrive: the server breaks the connection instead. */
export const dropHeader = 'x-mock-drop';

/** Response headers readable by other origins. */
export const exposed = ['Date', 'Retry-After'];

/** Target of redirect faults; not part of the API. */
const gatewayPath = '/__mock/gateway';

/** Middleware that applies the active faults. */
export function faulty(world: World): MiddlewareHandler<Env> {
  return async (c, next) => {
    const rule = world.faults.take(c.req.method, c.req.path);
    if (!rule) return next();
    const wait = () => pause(rule.delay, rule.unaware ? null : c.req.raw.signal);
    const isHeld = rule.kind === 'delay' && rule.after;
    if (!isHeld) await wait();
    if (rule.kind === 'delay') {
      await next();
      return isHeld ? wait() : undefined;
    }
    const corrupt = corruptors[rule.kind];
    if (!rule.after && !corrupt) return broken(rule);
    await next();
    const answer = corrupt ? await corrupt(c.res) : broken(rule);
    // Cleared first, so that hono does not copy the lost response's headers onto the broken one.
    // CORS headers must stay, or every fault would look like a CORS error.
    c.res = undefined;
    answer.headers.set('access-control-allow-origin', '*');
    answer.headers.set('access-control-expose-headers', exposed.join());
    c.res = answer;
    return undefined;
  };
}

function broken(rule: FaultRule): Response {
  const json = { 'content-type': 'application/json' };
  switch (rule.kind) {
    case 'drop':
      return new Response(null, { status: 502, headers: { [dropHeader]: '1' } });
    case 'html':
      return gatewayPage(rule.status);
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: gatewayPath } });
    case 'empty':
      return new Response(null, { status: 200, headers: json });
    case 'null':
      return new Response('null', { status: 200, headers: json });
    case 'json':
      return Response.json(rule.json ?? null);
    default:
      return Response.json(
        { status: rule.status, message: `fault ${rule.status}`, description: faultText(rule) },
        {
          status: rule.status,
          ...(rule.retryAfter && { headers: { 'retry-after': String(rule.retryAfter) } }),
        },
      );
  }
}

/** The page of a captive portal or gateway between the app and the API. */
export const gatewayPage = (status = 200): Response =>
  new Response('<!doctype html><title>Bad gateway</title><h1>502 Bad Gateway</h1>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

function faultText(rule: FaultRule): object {
  if (rule.description) return rule.description;
  if (rule.status === 401) return refusalTexts.unauthorized;
  return {
    uz: `Xatolik yuz berdi, keyinroq urinib koʻring (${rule.status})`,
    ru: `Произошла ошибка, попробуйте позже (${rule.status})`,
    eng: `Something went wrong, please try again later (${rule.status})`,
  };
}

/** Derives broken responses from the correct one. */
const corruptors: Partial<Record<FaultRule['kind'], (answer: Response) => Promise<Response>>> = {
  truncate: (answer) => rewritten(answer, (text) => text.slice(0, Math.floor(text.length / 2))),
  unknownWords: (answer) => rewritten(answer, (text) => text.replace(enumValue, '$1"TELEPORTED"')),
};

/** Enum values known to the client, for example a status: one value of a record. */
const enumValue = /(:\s*)"[A-Z][A-Z_]+"/g;

async function rewritten(response: Response, rewrite: (text: string) => string): Promise<Response> {
  // One without a body has nothing to rewrite, and may not get one.
  if (response.status === 204) return response;
  return new Response(rewrite(await response.text()), {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  });
}

function pause(ms: number, signal: AbortSignal | null): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
