import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { Localized } from '../domain/text/language';
import { noticingDrops } from './lists';
import { fieldOf, toLocalized, toText } from './wire';

/** What came back, before anybody has looked at it. */
export type Answer = {
  status: number;
  text: string;
  isRedirected?: boolean;
  /** the `Date` header, where it may be read */
  date?: string | null;
  /** the `Retry-After` header, where it may be read */
  retryAfter?: string | null;
};

/**
 * Parses and checks the body of an accepted call. Returns null, and reports why, when it is not
 * what `schema` describes; records that were dropped from a list are reported and the rest stays.
 */
export function readAnswer(
  schema: GenericSchema,
  { text, isRedirected = false }: Answer,
  report: (what: string) => void,
): { value: unknown } | null {
  const json = parseJson(text);
  if (!json) {
    report('the answer is not JSON');
    return null;
  }
  const read = noticingDrops(report, () => safeParse(schema, json.value));
  // "There is none" is said by the server itself, not by what a redirect led to.
  if (read.success && read.output === null && isRedirected) {
    report('the answer is empty, and a redirect led to it');
    return null;
  }
  if (read.success) return { value: read.output };
  report(`the answer is not as expected at "${getDotPath(read.issues[0]) ?? ''}"`);
  return null;
}

/** A page where an answer should be comes from something between the app and the API. */
export const isPage = ({ text }: Answer): boolean => /^\s*</.test(text);

/**
 * Whether an error's body is the API's own: an object, or plain words, and not what a redirect led to.
 * A 404 in plain words is not: gateways that know no such address write it in the same way.
 */
export function isOwnRefusal(answer: Answer): boolean {
  const { status, text, isRedirected = false } = answer;
  if (isRedirected || isPage(answer)) return false;
  const json = parseJson(text);
  if (json) {
    if (typeof json.value === 'object') return json.value !== null;
    if (json.value === undefined) return false;
  }
  return status !== 404 && !/^\s*[{[]/.test(text);
}

/** The server's localized description of an error: `{status, message, description}` (readings: shapes). */
export function readDescription(text: string): Localized | null {
  const body = parseJson(text)?.value;
  if (typeof body !== 'object' || body === null || !('description' in body)) return null;
  const description = toLocalized(body.description);
  return Object.keys(description).length > 0 ? description : null;
}

/** Fields in which a server may name why it refused: `message` of the readings, the others assumed. */
const reasonFields = ['message', 'code', 'error', 'errorCode', 'key'];

/** Whether a refusal says that a product costs more than it was ordered for (§8; its words are assumed). */
export function isOverpriced(text: string): boolean {
  const body = parseJson(text)?.value;
  return reasonFields.some((name) => /over[-_. ]?priced?/i.test(toText(fieldOf(body, name))));
}

/** An empty body is `undefined`: what a schema for a call without an answer accepts. */
function parseJson(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
