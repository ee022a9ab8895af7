import type { Context } from 'hono';
import * as v from 'valibot';
import { Refusal } from './refusal';

/**
 * The request's JSON validated against a schema; otherwise a 400 naming the first invalid field.
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const raw: unknown = await c.req.json().catch(() => undefined);
  const result = v.safeParse(schema, raw);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Refusal(400, 'bad-request', { field: v.getDotPath(issue) ?? 'body' });
}

/** Optional, nullable text. */
export const someText = v.optional(v.nullable(v.string(), ''), '');
/** An id; old clients may send a number. */
export const idValue = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
export const maybeId = v.optional(v.nullable(idValue, null), null);
