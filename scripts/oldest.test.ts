import browserslist from 'browserslist';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { browsers, cssBrowsers } from './browsers';
import { baselineYear } from './oldest.mjs';
import { root } from './root';

test('the build targets are the oldest versions of the list', () => {
  expect(browsers.toSorted()).toEqual(['chrome102', 'firefox115', 'ios15.4', 'safari15.4']);
  expect(cssBrowsers).toEqual({
    chrome: 102 << 16,
    firefox: 115 << 16,
    ios_saf: (15 << 16) | (4 << 8),
    safari: (15 << 16) | (4 << 8),
  });
});

test('every supported browser has all of the Baseline year', () => {
  const withBaseline = new Set(browserslist(`baseline ${baselineYear}`));
  const oldest = ['chrome 102', 'firefox 115', 'safari 15.4', 'ios_saf 15.4'];
  expect(browserslist()).toEqual(expect.arrayContaining(oldest));
  expect(oldest.filter((browser) => !withBaseline.has(browser))).toEqual([]);
});

const eslint = new ESLint({ cwd: root, overrideConfigFile: 'scripts/oldest.mjs' });
const found = async (code: string, filePath = 'main.js') =>
  (await eslint.lintText(code, { filePath })).flatMap(({ messages }) => messages);

test.each([
  ['a newer method', 'list.toSorted();', 'main.js'],
  ['a newer static method', 'URL.canParse(text);', 'main.js'],
  ['a newer global', 'scheduler.postTask(run);', 'main.js'],
  ['newer syntax of a regular expression', '/(?<!a)b/.test(text);', 'main.js'],
  ['a script in the page', '<script data-name="early">list.toSorted();</script>', 'index.html'],
  ['a newer property', 'p { anchor-name: --a; }', 'main.css'],
  ['what only the map may', 'new OffscreenCanvas(1, 1);', 'main.js'],
])('%s is found', async (_, code, file) => {
  expect(await found(code, file)).not.toEqual([]);
});

test('what all supported browsers have, or is checked for, is not reported', async () => {
  expect(await found('list.findLast(run) ?? list.at(-1); requestIdleCallback(run);')).toEqual([]);
  expect(await found('new OffscreenCanvas(1, 1);', 'MapCanvas-1.js')).toEqual([]);
});
