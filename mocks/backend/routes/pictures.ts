import { Hono } from 'hono';
import { toWebp } from '../pictures/draw';
import type { World } from '../world';

const proxied = /\/insecure\/resize:fit:(\d+):(\d+)\/quality:(\d+)\/plain\/(.+)@webp$/;
const original = /^\/cdn\/(?!insecure\/)(.+)$/;
const largest = 2048;

/**
 * The content host: `/cdn/insecure/resize:fit:{w}:{h}/quality:{q}/plain/{path}@webp`, and originals
 * at `/cdn/{path}`.
 */
export function pictures(world: World): Hono {
  const app = new Hono();
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  app.get('/*', async (c) => {
    const path = new URL(c.req.url).pathname;
    const [, w, h, q, resized] = proxied.exec(path) ?? [];
    const source = decoded(resized ?? original.exec(path)?.[1] ?? '').replace(/^\//, '');
    const recipe = world.db.pictures[source];
    if (!recipe) return c.text('Not Found', 404);
    const side = (value: string | undefined) => Math.min(Number(value ?? 0), largest);
    const size = { width: side(w), height: side(h), quality: Math.min(Number(q ?? 90), 100) || 90 };
    const key = `${source}|${size.width}x${size.height}|${size.quality}`;
    const picture = drawn.get(key) ?? toWebp(recipe, size);
    drawn.set(key, picture);
    return c.body(await picture, 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  return app;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
