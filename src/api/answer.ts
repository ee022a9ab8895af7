import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { Localized } from '../domain/language';
import { noticingDrops } from './lists';
import { toLocalized } from './wire';

/** What came back, before anybody has looked at it. */
export type Answer = { status: number; text: string };

/**
 * Parses and checks the body of an accepted call. Answers null, and reports why, when it is not
 * what `schema` describes; records that were dropped from a list are reported and the rest stays.
 */
export function readAnswer(
  schema: GenericSchema,
  text: string,
  report: (what: string) => void,
): { value: unknown } | null {
  const json = parseJson(text);
  if (!json) {
    report('the answer is not JSON');
    return null;
  }
  const read = noticingDrops(report, () => safeParse(schema, json.value));
  if (read.success) return { value: read.output };
  report(`the answer is not as expected at "${getDotPath(read.issues[0]) ?? ''}"`);
  return null;
}

/** The server's localized description of an error: `{status, message, description}` (readings: shapes). */
export function readDescription(text: string): Localized | null {
  const body = parseJson(text)?.value;
  if (typeof body !== 'object' || body === null || !('description' in body)) return null;
  const description = toLocalized(body.description);
  return Object.keys(description).length > 0 ? description : null;
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
