import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';

type Site = {
  /** the page for every path that is not a file: the app's routes */
  fallback?: string;
  /** transforms every page before it is sent; `isFramed`: for an iframe */
  page?: (html: string, isFramed: boolean) => string;
  /** headers of every response besides caching */
  headers?: (isFramed: boolean) => Promise<Record<string, string>>;
};

/**
 * Serves a built folder like the production server: hashed assets are cached forever, pages are
 * revalidated, `.br` and `.gz` files are used. A missing asset is a 404, never the page, since a
 * browser would run HTML as code.
 */
export function serveFiles(
  root: string,
  { fallback, page = (html) => html, headers }: Site,
): RequestListener {
  const site = new Hono();
  const compressed = compress();
  const isFramed = (c: Context) => c.req.header('sec-fetch-dest') === 'iframe';
  const pages = async (c: Context, path: string) =>
    page(await readFile(join(root, path), 'utf8'), isFramed(c));

  site.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries((await headers?.(isFramed(c))) ?? {}))
      c.header(name, value);
  });
  site.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
  });
  site.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-cache');
  });
  // Pages get their settings per request, so they are compressed afterwards.
  site.use((c, next) => (c.req.path.startsWith('/assets/') ? next() : compressed(c, next)));
  site.use(async (c, next) => {
    if (!c.req.path.endsWith('/')) return next();
    try {
      return c.html(await pages(c, join(c.req.path, 'index.html')));
    } catch {
      return next();
    }
  });
  site.use(serveStatic({ root, precompressed: true }));
  if (fallback !== undefined)
    site.get('*', async (c, next) =>
      c.req.path.startsWith('/assets/') ? next() : c.html(await pages(c, fallback)),
    );

  const answer = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  return (request, response) => void answer(request, response);
}
