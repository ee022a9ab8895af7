import * as limits from '../limits';

/** Size in device pixels, quality in percent. */
type PictureSize = { width: number; height: number; quality: number };

/**
 * URL of an image resized to WebP by the image proxy (§7, settled: pictures). `path`
 * is a path on the content host or an http(s) URL, which the proxy fetches; null for no image or a
 * scheme that is never fetched (`data:`, `//`).
 */
export function pictureUrl(
  cdn: string,
  path: string | null | undefined,
  size: Partial<PictureSize> = {},
): string | null {
  const source = sourceOf(path);
  return source === null ? null : resizedUrl(cdn, source, { ...limits.image, ...size });
}

/**
 * `src` and `srcSet` for several pixel densities; `size` in CSS pixels. Parses the path once, since
 * a home page has hundreds of images.
 */
export function pictureSet(
  cdn: string,
  path: string | null | undefined,
  { width, height, quality }: PictureSize,
  densities: readonly number[],
): { src: string; srcSet: string } | null {
  const source = sourceOf(path);
  if (source === null) return null;
  const at = (density: number) =>
    resizedUrl(cdn, source, { width: width * density, height: height * density, quality });
  return { src: at(1), srcSet: densities.map((each) => `${at(each)} ${each}x`).join(', ') };
}

/** The path in proxy form; null if it must not be fetched. */
function sourceOf(path: string | null | undefined): string | null {
  // A lone surrogate would make encodeURIComponent throw.
  const source = path?.replace(/\p{Cs}/gu, '').trim();
  if (!source || source.startsWith('//')) return null;
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(source);
  if (isAbsolute) return /^https?:\/\//i.test(source) ? encodeURIComponent(source) : null;
  return source.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/') || null;
}

function resizedUrl(cdn: string, source: string, { width, height, quality }: PictureSize): string {
  const resize = `resize:fit:${Math.ceil(width)}:${Math.ceil(height)}`;
  const base = cdn.replace(/\/+$/, '');
  return `${base}/insecure/${resize}/quality:${Math.round(quality)}/plain/${source}@webp`;
}
