import * as v from 'valibot';
import { field, fieldOf, firstOf } from './field';

/** A record in both ways: read, and as it came, to go back with what is changed. */
export const withReceived = <T>(record: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform((received) => ({ wire: received, received })),
    v.object({ wire: record, received: v.looseObject({}) }),
  );

/**
 * Response of a write. A success without a body, like a 204, reads as null; callers that need the
 * record fetch it again.
 */
export const orNothing = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema, null);

/** Reads with `schema`, or null if it does not match: for optional parts and responses. */
export const orNull = <T>(schema: v.GenericSchema<unknown, T>) =>
  field((value): T | null => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : null;
  });

/** Names under which an answer holds its record. */
const recordNames = ['data', 'result', 'content'];

/** A record that is an answer of its own: also in a list of one, or inside another object. */
export const theRecord = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(v.unknown(), v.transform(recordIn), schema);

function recordIn(value: unknown, depth = 2): unknown {
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.length === 1 ? recordIn(value[0], depth - 1) : value;
  const inner = (fieldOf(value, 'id') ?? '') === '' ? firstOf(value, recordNames) : null;
  return Object(inner) === inner ? recordIn(inner, depth - 1) : value;
}
