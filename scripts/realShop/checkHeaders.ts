import { type Get, isGood } from '../check/visit';
import type { Exchange } from './wiretap';

type Parts = {
  apiBase: string;
  origin: string;
  get: Get;
  /** headers that this build sends besides */
  alsoSent?: readonly string[];
  /** refusals have to be readable too */
  withRefusals?: boolean;
};

const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const requestHeaders = ['authorization', 'content-type', 'merchant'];
/** A compressed response of this many bytes is worth it. */
const largeBytes = 20_000;

/** What the headers say about browsers: what the shop cannot do, and what is worth knowing of caching. */
export async function checkHeaders(exchanges: readonly Exchange[], parts: Parts) {
  const { answered, shut, denied, exposed } = await readCors(exchanges, parts);
  const isShut = shut.length > 0;
  const differences = [
    isShut &&
      `${shut.length} of ${answered.length} responses do not allow ${parts.origin} to read them ` +
        `(Access-Control-Allow-Origin), the first is ${shut[0]?.path}: a shop on that origin does not open.`,
    denied.length > 0 &&
      `A browser's question before a call (OPTIONS) is not answered with: ${denied.join(', ')}.`,
    !isShut &&
      answered.length > 0 &&
      !exposed.includes('date') &&
      'The header Date is not exposed (Access-Control-Expose-Headers): the shop goes by the clock of the device.',
  ].filter((line) => line !== false);
  return { differences, notes: cachingNotes(answered) };
}

/** What a browser on the shop's origin may do with a server. */
export type Cors = {
  answered: readonly Exchange[];
  /** responses that the shop may not read */
  shut: readonly Exchange[];
  /** what a preflight does not allow: `the origin`, methods, headers */
  denied: readonly string[];
  /** headers that the shop may read, of `date` and `retry-after` */
  exposed: readonly string[];
};

/** Reads CORS off the responses seen, and asks once the way a browser asks before a call. */
export async function readCors(exchanges: readonly Exchange[], parts: Parts): Promise<Cors> {
  const limit = parts.withRefusals ? Number.POSITIVE_INFINITY : 400;
  const answered = exchanges.filter(({ status }) => status !== null && status < limit);
  const shown = answered.flatMap(({ headers }) => listed(headers, 'access-control-expose-headers'));
  return {
    answered,
    shut: answered.filter(({ headers }) => !allows(headers, parts.origin)),
    denied: await checkPreflight(parts),
    exposed: ['date', 'retry-after'].filter((name) => shown.includes(name) || shown.includes('*')),
  };
}

const allows = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

/** A browser asks this before each call, because of the headers `merchant` and `authorization`. */
async function checkPreflight(parts: Parts): Promise<string[]> {
  const { apiBase, origin, get, alsoSent = [] } = parts;
  const sent = [...requestHeaders, ...alsoSent];
  const said = async (method: string) => {
    const got = await get(`${apiBase}/orders/v1/orders`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': sent.join(),
      },
    });
    if (got === null) return ['any response'];
    const allowedMethods = listed(got.headers, 'access-control-allow-methods');
    const allowedHeaders = listed(got.headers, 'access-control-allow-headers');
    const isSimple = method === 'GET' || method === 'POST';
    return [
      ...(isGood(got) && allows(got.headers, origin) ? [] : ['the origin']),
      ...(isSimple || allowedMethods.includes(method.toLowerCase()) || allowedMethods.includes('*')
        ? []
        : [method]),
      // `*` does not cover Authorization
      ...sent.filter(
        (name) =>
          !allowedHeaders.includes(name) &&
          !(allowedHeaders.includes('*') && name !== 'authorization'),
      ),
    ];
  };
  return [...new Set((await Promise.all(methods.map(said))).flat())];
}

function cachingNotes(answered: readonly Exchange[]): string[] {
  return answered
    .filter(({ text }) => text.length > largeBytes)
    .map(({ path, headers, text }) => {
      const coding = headers.get('content-encoding') ?? 'not compressed';
      const tag = headers.get('etag') ? 'with an ETag' : 'without an ETag';
      const kept = headers.get('cache-control') ?? 'no Cache-Control';
      return `${path}: ${Math.round(text.length / 1000)} kB of text, ${coding}, ${tag}, ${kept}.`;
    });
}
