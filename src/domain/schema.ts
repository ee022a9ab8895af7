import * as v from 'valibot';
import { flag as isFlag, number as isNumber } from './shape';
import { isLocalized, type Localized } from './text/language';

// Parts of the schemas of records that are kept on the device. A record's type is what its schema reads, so that
// both are declared once. The first load does without valibot: what it reads has a `shape`.

/** Returns the value as the schema reads it, or null if it does not match. */
export const readAs =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (value: unknown): v.InferOutput<Schema> | null => {
    const read = v.safeParse(schema, value, { abortEarly: true });
    return read.success ? read.output : null;
  };

/** A guard by a schema: the value stays as it is. */
export const matches =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (value: unknown): value is v.InferOutput<Schema> =>
    v.safeParse(schema, value, { abortEarly: true }).success;

export const number = v.custom<number>(isNumber);
export const text = v.string();
/** Stored text by language. */
export const localized = v.custom<Localized>(isLocalized);
export const flag = v.custom<boolean>(isFlag);
export const textOrNull = v.nullable(text);
export const numberOrNull = v.nullable(number);

/** An object whose fields are checked where they are used. */
export const anyRecord: v.GenericSchema<unknown, Readonly<Record<string, unknown>>> = v.looseObject(
  {},
);

/** A list that is replaced, never changed. */
export const listOf = <T>(
  item: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, readonly T[]> => v.array(item);

/** A list without the items that do not match: one unreadable item costs only itself. */
export const soundListOf = <T extends object | string>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items): T[] => items.map(readAs(item)).filter((one) => one !== null)),
  );
