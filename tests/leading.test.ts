// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root';

const src = join(root, 'src');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(src, name), 'utf8'));
const valuesOf = (property: RegExp) =>
  [...sheets, readFileSync(join(root, 'index.html'), 'utf8')].flatMap((css) =>
    [...css.matchAll(property)].map(([, value = '']) => value.trim()),
  );

/** What Roboto takes of its size from top to bottom, and a tenth more. */
const needed = 1.172 * 1.1;

test('every line has room for a font that is a tenth higher than Roboto', () => {
  const lengths = valuesOf(/(?:line-height|--leading[\w-]*):([^;]+);/g)
    // a height of 1 is that of a sign, and a token is among the values itself
    .filter((value) => value !== '1' && !value.startsWith('var('));
  expect(lengths.length).toBeGreaterThan(2);
  for (const value of lengths) expect(Number(value), value).toBeGreaterThanOrEqual(needed);
});
