// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  appCode,
  codeOf,
  filesOf,
  holds,
  isCall,
  isUnused,
  parts,
  pathOf,
  rows,
  rowsOf,
} from './conformancePage';

const used = rows.filter((row) => !isUnused(row));
const unused = rows.filter(isUnused);
const usedNames = new Set(used.flatMap(({ names }) => names));

describe('docs/conformance.md', () => {
  test('has rows for every section of the specification', () => {
    expect(parts.map((part) => Number.parseInt(part, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const part of parts) expect(rowsOf(part).length, part.slice(0, 30)).toBeGreaterThan(4);
  });

  test('names only files that exist', () => {
    expect(rows.flatMap(filesOf).filter((file) => !pathOf(file))).toEqual([]);
  });

  test('names only identifiers that the row’s files contain', () => {
    const missing = used.flatMap((row) => {
      const texts = filesOf(row).map((file) => codeOf(pathOf(file) ?? ''));
      return row.names
        .filter((name) => !isCall(name) && !texts.some((text) => holds(text, name)))
        .map((name) => `${name}: ${row.where}`);
    });
    expect(missing).toEqual([]);
  });

  test('gives a reason for everything unused', () => {
    for (const { where } of unused) expect(where).toMatch(/^Not used, because \w.{15}/);
  });

  test('marks no field as unused that src/api reads', () => {
    const readers = appCode('api');
    // One-word names and names shared with another record are ambiguous.
    const distinct = unused
      .flatMap(({ names }) => names)
      .filter((name) => /^[a-z]+[A-Z]\w*$/.test(name) && !usedNames.has(name));
    expect(distinct.filter((name) => readers.some(({ text }) => holds(text, name)))).toEqual([]);
  });

  test('marks nothing as unused that one of the row’s files contains', () => {
    const held = unused.flatMap((row) =>
      filesOf(row).flatMap((file) => {
        const text = codeOf(pathOf(file) ?? '');
        return row.names.filter((name) => holds(text, name)).map((name) => `${name}: ${file}`);
      }),
    );
    expect(held).toEqual([]);
  });
});
