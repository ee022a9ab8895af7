// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { casesOf, runs } from '../../tests/cases';
import { honestAnswers } from '../../tests/honestAnswers';
import {
  hostileValue,
  oneOfEach,
  pathsOf,
  replaced,
  shortened,
  written,
} from '../../tests/hostile';
import { type AnswerKind, callsByAnswer, callsWithoutAnswer } from './everyCall.testing';
import { body, fakeServer } from './fakeServer.testing';
import { unsoundness } from './soundness.testing';

let honest: Record<AnswerKind, unknown>;
beforeAll(async () => {
  honest = await honestAnswers();
});

const kinds = Object.keys(callsByAnswer).filter(
  (kind): kind is AnswerKind => kind in callsByAnswer,
);

/** Results of all calls with this response shape. */
function readAll(kind: AnswerKind, text: string) {
  const { http } = fakeServer(() => body(text));
  return Promise.all(Object.values(callsByAnswer[kind]).map((call) => call(http)));
}

test('every API call is covered', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const declared =
    /^export (?:const|function|async function) (\w+)(?: = )?(?:async )?\(\s*http: Http\b/gm;
  const named = sources.flatMap((text) => [...text.matchAll(declared)].map(([, name]) => name));
  const listed: string[] = kinds.flatMap((kind) => Object.keys(callsByAnswer[kind]));
  const missing = named.filter((name) => ![...listed, ...callsWithoutAnswer].includes(name ?? ''));
  expect(missing, 'calls without a row in everyCall.testing.ts').toEqual([]);
});

describe.each(kinds)('the response of %s', (kind) => {
  test('is read as sent', async () => {
    for (const [error, result] of await readAll(kind, written(honest[kind]))) {
      expect(error).toBeNull();
      expect(unsoundness(result)).toEqual([]);
    }
  });

  test('with arbitrary values anywhere never throws or yields invalid data', async () => {
    const sample = shortened(honest[kind]);
    const paths = pathsOf(sample);
    const spoiled = fc
      .array(fc.tuple(fc.constantFrom(...paths), hostileValue), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.reduce((value, [path, part]) => replaced(value, path, part), sample));
    await fc.assert(
      fc.asyncProperty(spoiled, async (answer) => {
        for (const [, result] of await readAll(kind, written(answer))) {
          expect(unsoundness(result)).toEqual([]);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  test('with any single fault in any field never throws or yields invalid data', async () => {
    const sample = shortened(honest[kind], 1);
    for (const [turn, path] of pathsOf(sample).entries()) {
      for (const part of casesOf(oneOfEach, turn)) {
        for (const [, result] of await readAll(kind, written(replaced(sample, path, part)))) {
          expect(unsoundness(result), path.join('.')).toEqual([]);
        }
      }
    }
  });

  test('may be any value', async () => {
    await fc.assert(
      fc.asyncProperty(hostileValue, async (answer) => {
        for (const [, result] of await readAll(kind, written(answer))) {
          expect(unsoundness(result)).toEqual([]);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});

const lists = [
  ['addresses', []],
  ['banners', []],
  ['branches', []],
  ['cards', []],
  ['catalog', ['groups']],
  ['catalog', ['categories']],
  ['catalog', ['products']],
  ['cities', []],
  ['favourites', []],
  ['grades', []],
  ['notices', ['content']],
  ['orderPage', ['content']],
  ['orders', []],
  ['places', []],
  ['promos', []],
  ['regions', []],
  ['reservations', ['content']],
  ['stories', ['content']],
  ['vacancies', ['content']],
] as const satisfies (readonly [AnswerKind, readonly string[]])[];

test.each(lists)('an invalid record among the %s %j affects no other', async (kind, at) => {
  const sample = shortened(honest[kind]);
  const records: unknown = at.reduce<unknown>(
    (part, name) => Reflect.get(Object(part), name),
    sample,
  );
  if (!Array.isArray(records) || records.length === 0) throw new Error(`${kind}: nothing to spoil`);
  const good = records.slice(0, 2);
  const withRecords = (list: unknown[]) => written(replaced(sample, at, list));
  const untouched = await readAll(kind, withRecords(good));
  const bad = fc.oneof(
    hostileValue,
    fc.tuple(fc.constantFrom(...pathsOf(records[0])), hostileValue).map(
      // a distinct id, so that it is not taken for another record
      ([path, part]) => replaced(replaced(records[0], ['id'], 'spoiled'), path, part),
    ),
  );
  await fc.assert(
    fc.asyncProperty(bad, fc.nat({ max: good.length }), async (record, index) => {
      const spoiled = await readAll(kind, withRecords(good.toSpliced(index, 0, record)));
      for (const [call, [, result]] of spoiled.entries()) {
        expect(partsOf(result)).toEqual(expect.arrayContaining(partsOf(untouched[call]?.[1])));
      }
    }),
    { numRuns: runs(80) },
  );
});

/** The lists whose records have an id. */
const identified = lists.filter(([kind]) => kind !== 'grades' && kind !== 'places');

test.each(identified)('of %s %j with the same id the first counts', async (kind, at) => {
  const sample = shortened(honest[kind]);
  const records: unknown = at.reduce<unknown>(
    (part, name) => Reflect.get(Object(part), name),
    sample,
  );
  if (!Array.isArray(records) || records.length === 0)
    throw new Error(`${kind}: nothing to repeat`);
  const once = records.slice(0, 2).map((record, index) => ({ ...record, id: `own-${index}` }));
  const readList = (list: unknown[]) => readAll(kind, written(replaced(sample, at, list)));
  const expected = await readList(once);
  const again = fc.tuple(
    fc.constantFrom(...once),
    fc.constantFrom(...pathsOf(records[0])),
    hostileValue,
    fc.nat(),
  );
  await fc.assert(
    fc.asyncProperty(again, async ([{ id }, path, part, position]) => {
      const other = { ...Object(replaced(records[0], path, part)), id };
      const first = once.findIndex((record) => record.id === id);
      // anywhere behind the record whose id it has
      const index = first + 1 + (position % (once.length - first));
      const found = await readList(once.toSpliced(index, 0, other));
      expect(found.map(([, result]) => result)).toEqual(expected.map(([, result]) => result));
    }),
    { numRuns: runs(15) },
  );
});

/** All records of a result, from any of its lists. */
function partsOf(result: unknown): unknown[] {
  if (Array.isArray(result)) return result;
  if (typeof result !== 'object' || result === null) return [];
  return Object.values(result).filter(Array.isArray).flat();
}
