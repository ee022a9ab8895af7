// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root';

const src = join(root, 'src');

test('whatever is still to be chosen or reached is outlined in one colour', () => {
  const marks = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((name) => {
      const css = readFileSync(join(src, name), 'utf8');
      const outlines = css.matchAll(/(?:border: 2px solid|inset 0 0 0 2px) var\(--(\w+)\)/g);
      return [...outlines].map(([, colour]) => ({ name, colour }));
    });
  expect(marks.filter(({ colour }) => colour === 'outline').length).toBeGreaterThan(3);
  // The others say something: what is chosen, what has the focus, what is wrong.
  const others = marks.filter(({ colour = '' }) => !/^(outline|brand|link|danger)$/.test(colour));
  expect(others).toEqual([]);
});
