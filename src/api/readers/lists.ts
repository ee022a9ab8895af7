import * as v from 'valibot';
import { reportDrop } from './context';
import { field, fieldOf, parsed, type Reading } from './field';
import { toFlag, toNumber } from './values';

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

/** Names that pages give their list. */
const pageNames = ['content', 'items', 'data', 'list', 'results', 'records', 'rows'];

/** What some servers write for a list: an object whose names are its numbers. */
const isNumbered = (value: object): boolean => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name));
};

/**
 * The records of a list: an array, a page (a list under one of the names above), an object by numbers, JSON text of
 * these, or a single record with an id. Null if there is none (null, nothing, an object without one), undefined if it
 * cannot be read.
 */
export function recordsOf(value: unknown): Reading<readonly unknown[]> {
  const list = parsed(value);
  if (list === undefined || list === null || list === '') return null;
  if (Array.isArray(list)) return list;
  if (typeof list !== 'object') return undefined;
  const named = namedIn(list).find((part) => Array.isArray(part));
  if (Array.isArray(named)) return named;
  if ((fieldOf(list, 'id') ?? '') !== '') return [list];
  return isNumbered(list) ? Object.values(list) : null;
}

const namedIn = (value: object): unknown[] => pageNames.map((name) => fieldOf(value, name));

/** The names of an object's lists. Looks at descriptors: what is read of an answer is kept of it (`partsRead`). */
const listNamesIn = (value: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([name, { value: part }]) =>
    Array.isArray(part) ? [name] : [],
  );

/** The same of a whole answer, whose list may have any name or be inside another object. */
function recordsIn(value: unknown, depth = 2): Reading<readonly unknown[]> {
  const list = recordsOf(value);
  if (list !== null || typeof value !== 'object' || value === null) return list;
  const names = listNamesIn(value);
  const only = names.length === 1 ? fieldOf(value, names[0] ?? '') : null;
  if (Array.isArray(only)) return only;
  const inner = namedIn(value).find((part) => Object(part) === part);
  return inner && depth > 1 ? recordsIn(inner, depth - 1) : null;
}

const isList = (value: unknown): boolean => recordsIn(value) !== undefined;

/** A list response: an array or a page; empty for an accepted answer without a list (settled: unknown is not no). */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.custom<unknown>(isList),
    v.transform((value): T[] => readRecords(item, recordsIn(value) ?? [])),
  );

/** A list response whose absence says something: null for an accepted answer without a list. */
export const sentListOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.custom<unknown>(isList),
    v.transform((value): T[] | null => {
      const records = recordsIn(value);
      return records ? readRecords(item, records) : null;
    }),
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

/**
 * A list field that may be empty, and says something by it: null if it is missing, or if there are records of which none
 * can be read.
 */
export const readableListOf = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => {
    const records = recordsOf(value) ?? null;
    const read = records && readRecords(item, records);
    return records && records.length > 0 && read?.length === 0 ? null : read;
  });

/** A list field with whether it is all that was sent: not if it is missing, or if one of its records cannot be read. */
export const partlyReadListOf = <T>(item: v.GenericSchema<unknown, T>) =>
  field((value) => {
    const records = recordsOf(value) ?? null;
    const read = dropInvalid(item, records ?? []);
    return { read, isAll: records?.length === read.length };
  });

/** One page; `total` is the size of the whole list, null if the server does not say. */
export type ListPage<T> = { items: T[]; isLast: boolean; total: number | null };

/** A page response of `size` records; a bare array is the last page if it is not full. */
export const listPage = <T>(item: v.GenericSchema<unknown, T>, size: number) =>
  v.pipe(
    v.custom<unknown>(isList),
    v.transform((value): ListPage<T> => {
      const records = recordsIn(value) ?? [];
      const last = toFlag(fieldOf(value, 'last'));
      return {
        items: readRecords(item, records),
        isLast: last ?? records.length < size,
        total: toNumber(fieldOf(value, 'totalElements')),
      };
    }),
  );
