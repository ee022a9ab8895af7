// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appCode, holds } from '../scripts/conformance/appCode';
import { readReferences } from '../scripts/conformance/references';
import { sections } from '../scripts/conformance/sections';
import { root } from '../scripts/root';
import * as limits from '../src/domain/limits';

const code = appCode();
const api = readFileSync(join(root, 'docs/api.md'), 'utf8');
const contract = readFileSync(join(root, 'docs/openapi.json'), 'utf8');

describe('what npm run conformance says', () => {
  const references = readReferences();

  test('every section is cited by the app, and by code that a test loads', () => {
    for (const [at, title] of sections.entries()) {
      const own = references.filter(({ section }) => section === at + 1);
      expect(own.length, title).toBeGreaterThan(2);
      expect(own.filter(({ tests }) => tests.length > 0).length, title).toBeGreaterThan(2);
    }
  });

  test('a reference has its file, its comment and the test beside it', () => {
    const stock = references.find(
      ({ section, where }) => section === 5 && where.startsWith('src/domain/catalog/stock.ts:'),
    );
    expect(stock?.says).toContain('Clamps a requested count');
    expect(stock?.tests[0]).toBe('src/domain/catalog/stock.test.ts');
  });
});

/** Upper-case words of the platforms: the web's methods, vitals, Unicode normal forms, keys, Telegram's answers. */
const ofPlatforms = 'GET POST PUT DELETE CLS INP LCP NFC NFKC NFKD F6 USER_DECLINED'.split(' ');
/** Codes of currencies, whose words the app knows, and words for units of a product's measure. */
const ofTexts = 'UZS RUB USD KZT ML CM'.split(' ');

test('every value in capitals that the app knows is one of the contract', () => {
  const words = code.flatMap(({ text }) =>
    [...text.matchAll(/'([A-Z][A-Z\d_]+)'/g)].map(([, word = '']) => word),
  );
  expect(words).toEqual(expect.arrayContaining(['KG', 'SHEET', 'MEDIUM', 'DARK']));
  const others = new Set(words.filter((word) => !word.startsWith('VITE_')));
  const unknown = [...others].filter(
    (word) =>
      ![...ofPlatforms, ...ofTexts].includes(word) && !holds(contract, word) && !holds(api, word),
  );
  expect(unknown).toEqual([]);
});

describe('the fields that docs/api.md says are not read', () => {
  const [, after = ''] = api.split('\n## Not read\n');
  const rows = [...(after.split('\n## ')[0] ?? '').matchAll(/^\| (`.+) \| (.+) \|$/gm)].map(
    ([, what = '', why = '']) => ({
      names: [...what.matchAll(/`(\w+)`/g)].map(([, n = '']) => n),
      why,
    }),
  );
  const names = rows.flatMap((row) => row.names);

  test('are a table with a reason for each', () => {
    expect(names.length).toBeGreaterThan(40);
    for (const { why } of rows) expect(why).toMatch(/\w.{15}/);
  });

  test('are read by nothing of src/api', () => {
    const readers = appCode('api');
    // One-word names are names of other records too.
    const distinct = names.filter((name) => /^[a-z]+[A-Z]\w*$/.test(name));
    expect(distinct.filter((name) => readers.some(({ text }) => holds(text, name)))).toEqual([]);
  });
});

test('every limit is used by the app', () => {
  const readers = code.filter(({ file }) => file !== 'domain/limits.ts');
  const isRead = (name: string) =>
    readers.some(({ text }) => new RegExp(`\\blimits\\.${name}\\b`).test(text));
  expect(Object.keys(limits).filter((name) => !isRead(name))).toEqual([]);
});
