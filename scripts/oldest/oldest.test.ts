import browserslist from 'browserslist';
import { expect, test } from 'vitest';
import { browsers, cssBrowsers } from '../browsers';
import { baselineYear, lintText } from './lint';

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

test.each([
  ['a newer method', 'list.toSorted();'],
  ['a newer static method', 'URL.canParse(text);'],
  ['a newer global', 'requestIdleCallback(run);'],
  ['newer syntax of a regular expression', '/(?<!a)b/.test(text);'],
])('%s is found', async (_, code) => {
  expect(await lintText(code)).not.toEqual([]);
});

test('what all supported browsers have is not reported', async () => {
  expect(await lintText('list.findLast(run) ?? list.at(-1);')).toEqual([]);
});
