/**
 * Runtime type guards for untrusted values where valibot is not loaded: in the inline script and in the first load.
 * `record` requires a check for every field of its type, so that a new field without a check does not compile.
 */
export type Shape<T> = (value: unknown) => value is T;

/** The type that a shape checks. */
export type Checked<S> = S extends Shape<infer T> ? T : never;

export const text: Shape<string> = (value) => typeof value === 'string';
/** A text that is not only blanks. */
export const filledText: Shape<string> = (value): value is string =>
  text(value) && value.trim() !== '';
/** A finite number: what JSON calls `1e999` is none. */
export const number: Shape<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';

/** An object whose fields are checked where they are used. */
export const anyRecord: Shape<Readonly<Record<string, unknown>>> = (
  value,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

export const orMissing =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);

export const textOrNull = orNull(text);

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(shape);

export const oneOf =
  <const T extends string>(...words: readonly T[]): Shape<T> =>
  (value): value is T =>
    words.some((word) => word === value);

export const record = <T extends object>(
  fields: {
    [Name in keyof T]-?: Shape<T[Name]>;
  },
): Shape<T> => {
  const checks: [string, Shape<unknown>][] = Object.entries(fields);
  return (value): value is T =>
    anyRecord(value) && checks.every(([name, check]) => check(value[name]));
};

/** The value if it has the shape, otherwise null. */
export const ifIs =
  <T>(shape: Shape<T>) =>
  (value: unknown): T | null =>
    shape(value) ? value : null;

/**
 * The fields of a stored value, empty when it is not an object: stored data is untrusted. The names may
 * be ids, so nothing is there that was not stored.
 */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null), typeof stored === 'object' ? stored : null);
