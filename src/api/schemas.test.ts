// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);

/** Sources with schemas, without their comments; the readers are in a folder of their own. */
const schemas = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
  .filter(({ text }) => text.includes(`from 'valibot'`))
  .map(({ name, text }) => ({ name, text: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }));

/** What a schema would read a value with by itself. */
const own = [
  /\bv\.(string|number|boolean|date|bigint|picklist|enum|array|tuple|looseTuple|regex|iso\w*|url|email|finite|trim)\(/g,
  /\b(Date|JSON)\.parse\(|\bparse(Float|Int)\(|\bNumber\(/g,
  /\.to(Upper|Lower)Case\(|typeof \w+ [!=]== '(string|number|boolean)'/g,
];

/** The way to a door is no kind of value: sentences, records and JSON text go back in the form they came in. */
const exempt = ['addresses.ts'];
/** Only takes the body apart. */
const transport = ['answer.ts', 'call.ts', 'http.ts'];

test('no schema reads a kind of value by itself: each has one reader in src/api/readers', () => {
  expect(schemas.length).toBeGreaterThan(15);
  const found = schemas
    .filter(({ name }) => ![...exempt, ...transport].includes(name))
    .flatMap(({ name, text }) =>
      own.flatMap((pattern) => (text.match(pattern) ?? []).map((part) => `${name}: ${part}`)),
    );
  expect(found).toEqual([]);
});
