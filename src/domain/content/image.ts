import { limits } from '../limits';

/** The size on screen in device pixels, and the quality in percent. */
type PictureSize = { width: number; height: number; quality: number };

/**
 * The address of a picture, resized and turned to webp by the image proxy (§7, readings: the form
 * of imgproxy). `path` is a path on the content host or an http(s) address, which the proxy
 * fetches; null when there is no picture, or one of a kind that is never fetched (`data:`, `//`).
 */
export function pictureUrl(
  cdn: string,
  path: string | null | undefined,
  size: Partial<PictureSize> = {},
): string | null {
  const source = sourceOf(path);
  return source === null ? null : resized(cdn, source, { ...limits.image, ...size });
}

/**
 * The same picture for screens of several densities, as an image element takes it; `size` in CSS
 * pixels. The path is read once for all of them, since a home page asks for hundreds.
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
    resized(cdn, source, { width: width * density, height: height * density, quality });
  return { src: at(1), srcSet: densities.map((each) => `${at(each)} ${each}x`).join(', ') };
}

/** The path as the proxy takes it; null for what is never fetched. */
function sourceOf(path: string | null | undefined): string | null {
  // Half a surrogate pair cannot be encoded, and would throw.
  const source = path?.replace(/\p{Cs}/gu, '').trim();
  if (!source || source.startsWith('//')) return null;
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(source);
  if (isAbsolute) return /^https?:\/\//i.test(source) ? encodeURIComponent(source) : null;
  return source.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/') || null;
}

function resized(cdn: string, source: string, { width, height, quality }: PictureSize): string {
  const resize = `resize:fit:${Math.ceil(width)}:${Math.ceil(height)}`;
  const base = cdn.replace(/\/+$/, '');
  return `${base}/insecure/${resize}/quality:${Math.round(quality)}/plain/${source}@webp`;
}
