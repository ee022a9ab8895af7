import * as v from 'valibot';

const schema = v.looseObject({
  id: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  first_name: v.optional(v.string()),
  last_name: v.optional(v.string()),
  username: v.optional(v.string()),
  language_code: v.optional(v.string()),
  /** not part of init data: the number that a shared contact contains */
  phone_number: v.optional(v.string()),
});

/**
 * A user as in init data, with every field that the app may read; what is left out is the chosen
 * account's.
 */
export type Person = v.InferOutput<typeof schema>;

/** Reads a user's JSON; returns what is wrong with it as a sentence. */
export function readPerson(json: string): Person | string {
  try {
    const read = v.safeParse(schema, JSON.parse(json));
    if (read.success) return read.output;
    const [issue] = read.issues;
    return `${v.getDotPath(issue) ?? 'The user'}: ${issue.message}`;
  } catch {
    return 'It is not JSON.';
  }
}
