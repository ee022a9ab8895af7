// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from '../scripts/conformance/sections';
import { root } from '../scripts/root';

const folders = ['src', 'mocks', 'scripts', 'tests', 'deploy', 'docs', 'examples'];
const files = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  ),
].filter((path) => /\.(tsx?|css|html|md|mjs)$/.test(path) && path !== 'tests/references.test.ts');

/** A file's text with its comments' line breaks joined. */
const textOf = (path: string) =>
  readFileSync(join(root, path), 'utf8').replace(/\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
const headings = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^## (.+)$/gm)].map(([, text = '']) => text);

const texts = files.map((path) => ({ path, text: textOf(path) }));
const found = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })),
  );

test('what a comment calls settled is a heading of the specification’s page', () => {
  const settled = headings('docs/specification.md').map((heading) => heading.toLowerCase());
  const references = found(/\bsettled: ([a-z ]+)/g);
  expect(references.length).toBeGreaterThan(40);
  const lost = references.filter(
    ({ name }) => !settled.some((heading) => name === heading || name.startsWith(`${heading} `)),
  );
  expect(lost).toEqual([]);
});

test('every heading of the specification’s page is referred to', () => {
  const names = found(/\bsettled: ([a-z ]+)/g).map(({ name }) => name);
  const idle = headings('docs/specification.md').filter(
    (heading) => !names.some((name) => name.startsWith(heading.toLowerCase())),
  );
  expect(idle).toEqual([]);
});

test('a section of the specification that is named is one of its nine', () => {
  const lost = found(/§\s?(\d+)/g).filter(({ name }) => !sections[Number(name) - 1]);
  expect(lost).toEqual([]);
});

test('no comment refers to a page that is not in the project', () => {
  const pages = 'readings|promises|words|choices|house|spec';
  const lost = found(
    new RegExp(`(\\b(?:(?:${pages})\\.md|(?:readings|promises)[:,] [a-z]+))`, 'gi'),
  );
  expect(lost).toEqual([]);
});
