import { afterEach, describe, expect, test, vi } from 'vitest';
import { builtPage, sheetText, siteOf } from './edge.testing';
import { sitesByHost } from './sites';
import { startOf } from './template';

const css = { '/assets/index-1.css': sheetText };
const sheet = (text: string) => ({ '/assets/index-1.css': text });
const { host } = siteOf();
const start = (page: string, files: Record<string, string> = css) =>
  sitesByHost(new Map([['*', { page, css: files, host }]]));

describe('the edge does not start with a page', () => {
  test.each([
    ['without a root', builtPage.replace('id="root"', 'id="app"')],
    ['with two roots', builtPage.replace('<noscript>', '<div id="root"></div><noscript>')],
    ['without the line behind the root', builtPage.replace('window.early?.onRoot()', '')],
    [
      'with something between root and line',
      builtPage.replace('</div>\n    <script>', '</div><p></p><script>'),
    ],
    ['of another language', builtPage.replace('lang="uz-Latn-UZ"', 'lang="ru-RU"')],
    ['without a style sheet', builtPage.replace(/<link.*>/, '')],
  ])('%s', (_, page) => {
    expect(() => start(page)).toThrow(/page/);
  });

  test('whose style sheet is missing, or cannot stand inside it', () => {
    expect(() => start(builtPage, {})).toThrow('missing');
    for (const text of ['a{content:"</style>"}', 'a{}\r\n', 'a{background:url(b.png)}'])
      expect(() => start(builtPage, sheet(text))).toThrow('/assets/index-1.css');
  });
});

afterEach(() => vi.unstubAllGlobals());

test('an edge that was bundled for another build does not start, and says what to do', () => {
  vi.stubGlobal('edgeStart', '/assets/index-2.js');
  expect(() => start(builtPage)).toThrow(
    /starts \/assets\/index-1\.js.*for \/assets\/index-2\.js.*Bundle the edge again/,
  );
});

test('an edge starts with the build that it was bundled for', () => {
  vi.stubGlobal('edgeStart', startOf(builtPage));
  expect(() => start(builtPage)).not.toThrow();
});

test('a page that starts no script is none of a build', () => {
  expect(() => startOf('<script src="/a.js"></script>')).toThrow('starts no script');
});
