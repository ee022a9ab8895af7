import * as v from 'valibot';

// What every reader is made of.

/**
 * How a reading ends: the value, null for none, undefined where it cannot be read. Only a server's clear no forbids:
 * what is unknown is asked for, or left to the server (settled: unknown is not no).
 */
export type Reading<T> = T | null | undefined;

/** A field that accepts anything: `read` gets null if it is absent. */
export const field = <T>(read: (value: unknown) => T): v.GenericSchema<unknown, T> =>
  v.pipe(v.optional(v.unknown(), null), v.transform(read));

/** A field without which its record is of no use. */
export function required<T>(read: (value: unknown) => T | null) {
  return v.pipe(
    v.custom<unknown>((value) => read(value) !== null),
    v.transform((value) => read(value) as T),
  );
}

/** Reads a field of a value that may not be an object. */
export function fieldOf(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

/** The first of these fields that says anything. */
export function firstOf(record: unknown, names: readonly string[]): unknown {
  return names.map((name) => fieldOf(record, name)).find((value) => (value ?? '') !== '');
}

/** JSON text of an object or a list as what it holds, also when it was written twice. */
export function parsed(value: unknown, depth = 2): unknown {
  if (typeof value !== 'string' || depth === 0 || !/^\s*["[{]/.test(value)) return value;
  try {
    return parsed(JSON.parse(value), depth - 1);
  } catch {
    return value;
  }
}
