import type { MiddlewareHandler } from 'hono';
import type { FaultRule } from './faults';
import { refusalTexts } from './refusalTexts';
import type { Env, World } from './world';

/** Marks an answer that must not arrive: whoever serves the backend breaks the connection instead. */
export const dropHeader = 'x-mock-drop';

/** The headers that a page of another origin may read. */
export const exposed = ['Date', 'Retry-After'];

/** Where a fault leads that answers with a redirect: no part of the API. */
const gatewayPath = '/__mock/gateway';

/** The one place where a set fault gets between a call and its answer. */
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
    const spoil = spoilers[rule.kind];
    if (!rule.after && !spoil) return broken(rule);
    await next();
    const answer = spoil ? await spoil(c.res) : broken(rule);
    // Clearing first keeps hono from copying the lost answer's headers onto the broken one; a
    // browser still has to be let in, or every fault would look like a refused origin.
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

/** What something between the app and the API would show. */
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

/** What makes a broken answer out of the honest one. */
const spoilers: Partial<Record<FaultRule['kind'], (answer: Response) => Promise<Response>>> = {
  truncate: (answer) => rewritten(answer, (text) => text.slice(0, Math.floor(text.length / 2))),
  unknownWords: (answer) => rewritten(answer, (text) => text.replace(words, '$1"TELEPORTED"')),
};

/** The words of a list that the client knows too, such as a status: one value of a record. */
const words = /(:\s*)"[A-Z][A-Z_]+"/g;

async function rewritten(response: Response, rewrite: (text: string) => string): Promise<Response> {
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
