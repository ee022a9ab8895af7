import type { ErrorObject } from 'ajv/dist/2020.js';
import { isOwnAnswer } from '../../src/api/answer';
import { answerErrors } from '../../tests/contract/checkCall';
import type { Asked } from './askShop';
import type { Exchange } from './wiretap';

/**
 * - `expected`: as docs/openapi.json says
 * - `different`: readable, but not as it says
 * - `missing`: the server has no such call
 * - `failed`: refused, unreadable or without a response
 * - `skipped`: not asked
 */
export type Verdict = 'expected' | 'different' | 'missing' | 'failed' | 'skipped';

export type Judged = {
  /** `GET /users/v1/branches/full?cityId=1`, or the read's name if nothing was sent */
  call: string;
  verdict: Verdict;
  /** what differs, and what the shop does about it */
  lines: string[];
  status: number | null;
  ms: number;
  bytes: number;
};

/** Compares what a read has brought with the contract, and says what the shop makes of it. */
export function judge(asked: Asked): Judged {
  const { read, skipped, error, exchanges } = asked;
  const exchange = exchanges.at(-1);
  if (skipped !== null || !exchange)
    return { ...sizes(exchange), call: read.name, verdict: 'skipped', lines: [skipped ?? ''] };
  const call = `${exchange.method} ${exchange.path}${exchange.query}`;
  const retried = exchanges.length > 1 ? [`It took ${exchanges.length} requests.`] : [];
  const found = error === null ? readable(asked, exchange) : unreadable(asked, exchange);
  return { ...sizes(exchange), call, ...found, lines: [...found.lines, ...retried] };
}

type Found = { verdict: Verdict; lines: string[] };

function readable({ leftOut, read }: Asked, exchange: Exchange): Found {
  const differences = differencesOf(exchange);
  const lines = [
    ...differences,
    ...leftOut.map((what) => `The shop: ${what}.`),
    ...(differences.length > 0 && leftOut.length === 0
      ? ['The shop reads it all the same, or does without the field.']
      : []),
  ];
  if (read.name === 'merchant' && exchange.text.trim() !== '' && !hasId(exchange.text))
    return { verdict: 'failed', lines: [`There is no merchant of this key: ${read.lacks}.`] };
  return { verdict: lines.length > 0 ? 'different' : 'expected', lines };
}

const hasId = (text: string): boolean => {
  const found: unknown = JSON.parse(text);
  return Boolean(Reflect.get(Object(found), 'id'));
};

function unreadable({ error, leftOut, read }: Asked, exchange: Exchange): Found {
  const { status, text } = exchange;
  const without = `Without it ${read.lacks}.`;
  if (status === null) return { verdict: 'failed', lines: ['There was no response.', without] };
  if (status === 404) {
    const isOwn = isOwnAnswer({ status, text });
    if (isOwn && read.mayBeUnknown) return { verdict: 'expected', lines: [] };
    return { verdict: 'missing', lines: [without] };
  }
  if (error?.kind === 'unauthorized')
    return { verdict: 'failed', lines: ['The token was refused: it may have ended.'] };
  if (status >= 200 && status < 300) {
    const why = leftOut.length > 0 ? leftOut : ['the response cannot be read'];
    return {
      verdict: 'failed',
      lines: [...differencesOf(exchange), ...why.map((what) => `The shop: ${what}.`), without],
    };
  }
  const own = isOwnAnswer({ status, text })
    ? `The server refused it with ${status}.`
    : `A ${status} came that is not the API's own: ${start(text)}`;
  return { verdict: 'failed', lines: [own, without] };
}

const start = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 60) || 'no body';

/** Differences of the same kind in one line, with how many there are and where the first is. */
function differencesOf({ method, path, text }: Exchange): string[] {
  let answered: unknown;
  try {
    answered = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return ['It is not JSON.'];
  }
  const errors = answerErrors({ method, path, answered });
  if (errors === null) return ['This call is not in docs/openapi.json.'];
  const kinds = new Map<string, { first: string; count: number }>();
  const telling = tellingOf(errors);
  for (const { instancePath, message = '' } of telling) {
    const place = instancePath.replace(/\/\d+(?=\/|$)/g, '[]').replace(/^\//, '') || 'the response';
    const kind = `${place} ${message}`;
    const known = kinds.get(kind);
    kinds.set(kind, { first: known?.first ?? instancePath, count: (known?.count ?? 0) + 1 });
  }
  return [...kinds].map(([kind, { first, count }]) =>
    count > 1 ? `${kind} (${count} times, first at ${first})` : `${kind}${at(kind, first)}`,
  );
}

/**
 * Without what only repeats another: `anyOf` reports each branch that did not fit and then itself,
 * and a field that may be null reports that it is not. Where a record is named, the list is not.
 */
function tellingOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const own = errors.filter(
    ({ keyword, params }) =>
      keyword !== 'anyOf' && keyword !== 'oneOf' && !(keyword === 'type' && params.type === 'null'),
  );
  const nested = own.filter(({ instancePath }) => instancePath !== '');
  return nested.length > 0 ? nested : own;
}

const at = (kind: string, first: string): string => (kind.includes('[]') ? ` (${first})` : '');

function sizes(exchange: Exchange | undefined) {
  return {
    status: exchange?.status ?? null,
    ms: exchange?.ms ?? 0,
    bytes: exchange ? new TextEncoder().encode(exchange.text).byteLength : 0,
  };
}
