import { expect, test } from 'vitest';
import { buildOf } from './build';

const page = (scripts: string): Document =>
  new DOMParser().parseFromString(`<head>${scripts}</head>`, 'text/html');
const script = (name: string) =>
  `<script type="module" src="https://shop.uz/assets/${name}.js"></script>`;

test('a build is identified by its entry, not by chunks that builds share', () => {
  const build = (entry: string) => buildOf(page(script('rolldown-runtime-X') + script(entry)));
  expect(build('first-1')).toBe('https://shop.uz/assets/first-1.js');
  expect(build('first-1')).not.toBe(build('first-2'));
});

test('a page without an entry has no build', () => {
  expect(buildOf(page('<script>early()</script>'))).toBe('');
});
