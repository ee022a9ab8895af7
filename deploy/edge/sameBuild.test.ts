import { afterEach, expect, test, vi } from 'vitest';
import { builtPage, siteOf } from './edge.testing';
import { startOf } from './sameBuild';
import { sitesByHost } from './site';

afterEach(() => vi.unstubAllGlobals());

const start = () => sitesByHost(new Map([['*', siteOf()]]));

test('an edge that was bundled for another build does not start, and says what to do', () => {
  vi.stubGlobal('edgeStart', '/assets/index-2.js');
  expect(start).toThrow(
    /starts \/assets\/index-1\.js.*for \/assets\/index-2\.js.*Bundle the edge again/,
  );
});

test('an edge starts with the build that it was bundled for', () => {
  vi.stubGlobal('edgeStart', startOf(builtPage));
  expect(start).not.toThrow();
});

test('a page that starts no script is none of a build', () => {
  expect(() => startOf('<script src="/a.js"></script>')).toThrow('starts no script');
});
