// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root';

const inFolder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
const pages = [
  ...readdirSync(root),
  ...['docs', 'deploy', 'examples', 'mocks', 'src', 'tests'].flatMap(inFolder),
]
  .filter((path) => path.endsWith('.md'))
  .sort();
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** The files in the project that a page links to, relative to the root. */
const linksOf = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(page), target)));

test.each(pages)('every link of %s resolves', (page) => {
  const lost = linksOf(page).filter((path) => !existsSync(join(root, path)));
  expect(lost).toEqual([]);
});

test.each(pages)('every heading that %s links to exists', (page) => {
  for (const [, file = '', heading = ''] of read(page).matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(file)) continue;
    const target = file === '' ? page : normalize(join(dirname(page), file));
    const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\d\s-]/gu, '')
        .replace(/\s/g, '-'),
    );
    expect(headings).toContain(heading);
  }
});

test('every page can be reached from the README, directly or through one other page', () => {
  const near = linksOf('README.md');
  const far = near.filter((path) => path.endsWith('.md')).flatMap(linksOf);
  const unreached = pages.filter(
    (page) => page !== 'README.md' && ![...near, ...far].includes(page),
  );
  expect(unreached).toEqual([]);
});

test('the README names only files and commands that exist', () => {
  const text = read('README.md');
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/npm (?:run )?(start|test|[a-z]+(?::[a-z0-9]+)?)\b/g)];
  for (const [, name = ''] of commands)
    expect(['start', 'test', ...Object.keys(scripts)]).toContain(name);
  const named = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter((path) =>
    ['', 'src/'].every(
      (folder) => !['', '.ts', '.tsx'].some((end) => existsSync(join(root, folder + path + end))),
    ),
  );
  expect(missing).toEqual([]);
});
