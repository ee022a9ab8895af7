// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isBuildComplete } from './isBuildComplete';

const page = `<!doctype html><link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>`;

/** A server whose page has this status and body, and whose files these answers. */
function serve(status: number, body: string, files: readonly [number, string] = [200, 'let a']) {
  vi.stubGlobal('fetch', async (url: string) =>
    /\.(js|css)$/.test(url)
      ? new Response(files[1], { status: files[0] })
      : new Response(body, { status }),
  );
}

afterEach(() => vi.unstubAllGlobals());

test.each([200, 404, 503])('a page with status %d and its files is a build', async (status) => {
  serve(status, page);
  expect(await isBuildComplete()).toBe(true);
});

test.each([
  ['a gateway’s page', 502, '<!doctype html><h1>Bad gateway</h1>', undefined],
  ['a page whose files are gone', 200, page, [404, 'Not found'] as const],
  ['a page with pages in place of its files', 200, page, [200, page] as const],
])('%s is none', async (_, status, body, files) => {
  serve(status, body, files);
  expect(await isBuildComplete()).toBe(false);
});

test('a page whose texts are gone is none: a reload would show nothing either', async () => {
  const linked = `${page}<link data-early="uz" href="/uz.home.js" crossorigin>`;
  serve(200, linked);
  const serveAll = fetch;
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/uz.home.js' ? new Response('', { status: 404 }) : serveAll(url),
  );
  expect(await isBuildComplete()).toBe(false);
});

test('a server that cannot be reached has none', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isBuildComplete()).toBe(false);
});
