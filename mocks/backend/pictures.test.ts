// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';

const backend = createBackend();
const fetched = (path: string) => backend.fetch(new Request(`http://shop.test/cdn${path}`));

describe('the picture proxy', () => {
  it.each([
    [480, 480],
    [320, 240],
    [96, 96],
  ])('answers webp of %i by %i', async (width, height) => {
    const path = `/insecure/resize:fit:${width}:${height}/quality:80/plain/demo/toy-oshi-1.webp@webp`;
    const response = await fetched(path);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('max-age');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'webp', width, height });
  });

  it('decodes slashes in a path', async () => {
    const path = '/insecure/resize:fit:64:64/quality:80/plain/demo%2Flogo.webp@webp';
    expect((await fetched(path)).status).toBe(200);
  });

  it('serves originals, and 404 for unknown paths', async () => {
    expect((await fetched('/demo/banner-osh.webp')).status).toBe(200);
    const missing = '/insecure/resize:fit:64:64/quality:80/plain/demo/none.webp@webp';
    expect((await fetched(missing)).status).toBe(404);
  });

  it('has every picture that a record refers to', () => {
    const named = new Set(
      JSON.stringify({ ...backend.db, pictures: null }).match(/(demo|bloom)\/[\w-]+\.webp/g),
    );
    expect([...named].filter((path) => !backend.db.pictures[path])).toEqual([]);
  });
});
