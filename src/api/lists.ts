import * as v from 'valibot';
import { field, fieldOf, toNumber } from './wire';

let drop: (what: string) => void = () => undefined;

/** Runs `read`, which is synchronous, and tells `report` of each record that it leaves out. */
export function noticingDrops<T>(report: (what: string) => void, read: () => T): T {
  const outer = drop;
  drop = report;
  try {
    return read();
  } finally {
    drop = outer;
  }
}

/** Keeps the records that `item` can read: one bad record hurts one record (promises: network). */
export function dropInvalid<T>(
  item: v.GenericSchema<unknown, T>,
  records: readonly unknown[],
): T[] {
  return records.flatMap((record, index) => {
    const read = v.safeParse(item, record);
    if (read.success) return [read.output];
    drop(`record ${index} left out: "${v.getDotPath(read.issues[0]) ?? ''}"`);
    return [];
  });
}

/** The records of an array or of a page `{content}`, null when it is neither. */
export function recordsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const content = fieldOf(value, 'content');
  return Array.isArray(content) ? content : null;
}

/** An answer that is a list: an array or a page. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.custom<unknown>((value) => recordsOf(value) !== null),
    v.transform((value): T[] => dropInvalid(item, recordsOf(value) ?? [])),
  );

/** A list inside a record; without one it is empty. */
export const nestedListOf = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => dropInvalid(item, recordsOf(value) ?? []));

/** A list inside a record, null when the server sends none or an empty one. */
export const listOrNull = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => {
    const records = recordsOf(value) ?? [];
    return records.length > 0 ? dropInvalid(item, records) : null;
  });

/** A list inside a record, an empty one too; null when the server sends none. */
export const listIfSent = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => {
    const records = recordsOf(value);
    return records && dropInvalid(item, records);
  });

/** One page of a list, and how many records the whole list has where the server says it. */
export type ListPage<T> = { items: T[]; isLast: boolean; total: number | null };

/** An answer that is a page of `size` records; an array is the last page when it is not a full one. */
export const listPage = <T>(item: v.GenericSchema<unknown, T>, size: number) =>
  v.pipe(
    v.custom<unknown>((value) => recordsOf(value) !== null),
    v.transform((value): ListPage<T> => {
      const records = recordsOf(value) ?? [];
      const last = fieldOf(value, 'last');
      return {
        items: dropInvalid(item, records),
        isLast: typeof last === 'boolean' ? last : records.length < size,
        total: toNumber(fieldOf(value, 'totalElements')),
      };
    }),
  );
