import type { Exchange } from './wiretap';

type Parts = { apiBase: string; origin: string; fetch: typeof globalThis.fetch; vendor: string };

/** What the headers say about browsers: what the shop cannot do, and what is worth knowing. */
export type HeaderReport = { differences: string[]; notes: string[] };

const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const requestHeaders = ['authorization', 'content-type', 'merchant'];
/** A compressed response of this many bytes is worth it. */
const largeBytes = 20_000;

/** Checks CORS and caching by the responses seen, and asks once the way a browser asks before. */
export async function checkHeaders(
  exchanges: readonly Exchange[],
  parts: Parts,
): Promise<HeaderReport> {
  const answered = exchanges.filter(({ status }) => status !== null && status < 400);
  const shut = answered.filter(({ headers }) => !allows(headers, parts.origin));
  const differences = [
    ...(shut.length > 0
      ? [
          `${shut.length} of ${answered.length} responses do not allow ${parts.origin} to read them ` +
            `(Access-Control-Allow-Origin), the first is ${shut[0]?.path}: a shop on that origin does not open.`,
        ]
      : []),
    ...(await checkPreflight(parts)),
    ...(shut.length === 0 ? hiddenHeaders(answered) : []),
  ];
  return { differences, notes: cachingNotes(answered) };
}

const allows = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

/** A browser asks this before each call, because of the headers `merchant` and `authorization`. */
async function checkPreflight({ apiBase, origin, fetch }: Parts): Promise<string[]> {
  const said = async (method: string) => {
    const response = await fetch(`${apiBase}/orders/v1/orders`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': requestHeaders.join(),
      },
    });
    await response.body?.cancel();
    const allowedMethods = listed(response.headers, 'access-control-allow-methods');
    const allowedHeaders = listed(response.headers, 'access-control-allow-headers');
    const isSimple = method === 'GET' || method === 'POST';
    return [
      ...(response.ok && allows(response.headers, origin) ? [] : ['the origin']),
      ...(isSimple || allowedMethods.includes(method.toLowerCase()) || allowedMethods.includes('*')
        ? []
        : [method]),
      // `*` does not cover Authorization
      ...requestHeaders.filter(
        (name) =>
          !allowedHeaders.includes(name) &&
          !(allowedHeaders.includes('*') && name !== 'authorization'),
      ),
    ];
  };
  const denied = new Set((await Promise.all(methods.map(said).map(orUnreachable))).flat());
  if (denied.size === 0) return [];
  return [
    `A browser's question before a call (OPTIONS) is not answered with: ${[...denied].join(', ')}.`,
  ];
}

const orUnreachable = (said: Promise<string[]>): Promise<string[]> =>
  said.catch(() => ['any response']);

function hiddenHeaders(answered: readonly Exchange[]): string[] {
  const shown = answered.flatMap(({ headers }) => listed(headers, 'access-control-expose-headers'));
  if (answered.length === 0 || shown.includes('date') || shown.includes('*')) return [];
  return [
    'The header Date is not exposed (Access-Control-Expose-Headers): the shop goes by the clock of the device.',
  ];
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
