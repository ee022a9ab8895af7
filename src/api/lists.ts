import * as v from 'valibot';
import { field, fieldOf, toNumber } from './wire';

let reportDrop: (what: string) => void = () => undefined;

/** Runs the synchronous `read` and reports each record it drops. */
export function noticingDrops<T>(report: (what: string) => void, read: () => T): T {
  const outer = reportDrop;
  reportDrop = report;
  try {
    return read();
  } finally {
    reportDrop = outer;
  }
}

/** Keeps valid records: one bad record costs only itself (settled: network and server). */
export function dropInvalid<T>(
  item: v.GenericSchema<unknown, T>,
  records: readonly unknown[],
): T[] {
  return records.flatMap((record, index) => {
    const read = v.safeParse(item, record);
    if (read.success) return [read.output];
    reportDrop(`record ${index} left out: "${v.getDotPath(read.issues[0]) ?? ''}"`);
    return [];
  });
}

/**
 * Reads a list: valid records, and of several with the same id the first (settled: shapes on the
 * wire), so that the price on a card and the one in the basket cannot come from two records.
 */
export function readRecords<T>(
  item: v.GenericSchema<unknown, T>,
  records: readonly unknown[],
): T[] {
  return withoutRepeats(dropInvalid(item, records));
}

/** Of several records with the same id the first. */
export function withoutRepeats<T>(records: readonly T[]): T[] {
  const ids = new Set<unknown>();
  return records.filter((record) => {
    const id = fieldOf(record, 'id') ?? record;
    const isNew = !ids.has(id);
    ids.add(id);
    if (!isNew) reportDrop('repeated id left out');
    return isNew;
  });
}

/** Records of an array or a page, `{content}`, `{items}` or `{data}`; null for anything else. */
export function recordsOf(value: unknown): readonly unknown[] | null {
  const pages = ['content', 'items', 'data'].map((name) => fieldOf(value, name));
  return [value, ...pages].find((list) => Array.isArray(list)) ?? null;
}

/** A list response: an array or a page. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.custom<unknown>((value) => recordsOf(value) !== null),
    v.transform((value): T[] => readRecords(item, recordsOf(value) ?? [])),
  );

/** A list field; empty if missing. */
export const nestedListOf = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => readRecords(item, recordsOf(value) ?? []));

/** A list field whose records may repeat an id; empty if missing. */
export const repeatingListOf = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => dropInvalid(item, recordsOf(value) ?? []));

/** A list field; null if missing or empty. */
export const listOrNull = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => {
    const records = recordsOf(value) ?? [];
    return records.length > 0 ? readRecords(item, records) : null;
  });

/** A list field that may be empty; null if missing. */
export const listIfSent = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => {
    const records = recordsOf(value);
    return records && readRecords(item, records);
  });

/** One page; `total` is the size of the whole list, null if the server does not say. */
export type ListPage<T> = { items: T[]; isLast: boolean; total: number | null };

/** A page response of `size` records; a bare array is the last page if it is not full. */
export const listPage = <T>(item: v.GenericSchema<unknown, T>, size: number) =>
  v.pipe(
    v.custom<unknown>((value) => recordsOf(value) !== null),
    v.transform((value): ListPage<T> => {
      const records = recordsOf(value) ?? [];
      const last = fieldOf(value, 'last');
      return {
        items: readRecords(item, records),
        isLast: typeof last === 'boolean' ? last : records.length < size,
        total: toNumber(fieldOf(value, 'totalElements')),
      };
    }),
  );
