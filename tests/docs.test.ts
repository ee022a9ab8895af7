// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
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
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

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

test.each(pages)('every command that %s names is one of package.json', (page) => {
  const named = [...read(page).matchAll(/npm run (?:--silent )?([a-z]+(?::[a-z0-9]+)?)\b/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

test('every test that a page names exists', () => {
  const files = ['src', 'tests', 'deploy', 'scripts', 'mocks', 'examples'].flatMap(inFolder);
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  for (const page of pages) {
    const named = [...read(page).matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`/g)];
    expect([page, ...named.map(([, name = '']) => name).filter((name) => !isThere(name))]).toEqual([
      page,
    ]);
  }
});

test('a first visit to the README takes a minute', () => {
  const text = read('README.md');
  expect(text.split('\n').length).toBeLessThanOrEqual(81);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(600);
});

test('the pages are as long as people read', () => {
  // Without those that commands write, and what only grows.
  const others = [
    'CHANGELOG.md',
    ...['faults', 'packages', 'simulatorMethods'].map((name) => `docs/${name}.md`),
  ];
  const words = pages
    .filter((page) => !others.includes(page))
    .flatMap((page) => read(page).match(/[^\s|]*[\p{L}\d][^\s|]*/gu) ?? []);
  expect(words.length).toBeLessThan(28_000);
});

describe('CONTRIBUTING', () => {
  const text = read('CONTRIBUTING.md');

  test('names every command, and none that does not exist', () => {
    const [, table = ''] = text.split('| For | Commands |');
    const [commands = ''] = table.split('\n\n');
    const named = [...commands.matchAll(/`(?:npm )?([a-z]+(?::[a-z]+)?)`/g)].map(
      ([, name]) => name,
    );
    expect(named.sort()).toEqual(Object.keys(scripts).sort());
  });

  test('names only files that exist', () => {
    const named = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(80);
    const missing = named.filter((path) =>
      ['', 'src/'].every(
        (folder) => !['', '.ts', '.tsx'].some((end) => existsSync(join(root, folder + path + end))),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('has cells that are read at a glance', () => {
    const cells = [...text.matchAll(/^\|(.+)\|$/gm)].flatMap(([, row = '']) => row.split('|'));
    expect(cells.filter((cell) => cell.trim().split(/\s+/).length > 25)).toEqual([]);
  });
});

test('a forge runs what .ci/run runs', () => {
  expect(read('.github/workflows/ci.yml')).toMatch(/^ +- run: \.ci\/run$/m);
  expect(read('.ci/run')).toContain('npm test');
});

test('there are at most fifteen decisions of fifteen lines', () => {
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page));
  expect(decisions.length).toBeLessThanOrEqual(15);
  const long = decisions.filter((page) => read(page).trimEnd().split('\n').length > 15);
  expect(long).toEqual([]);
});
