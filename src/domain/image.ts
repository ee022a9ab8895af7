import { limits } from './limits';

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
  // Half a surrogate pair cannot be encoded, and would throw.
  const source = path?.replace(/\p{Cs}/gu, '').trim();
  if (!source || source.startsWith('//')) return null;
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(source);
  if (isAbsolute && !/^https?:\/\//i.test(source)) return null;
  const encoded = isAbsolute
    ? encodeURIComponent(source)
    : source.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
  const { width, height, quality } = { ...limits.image, ...size };
  const resize = `resize:fit:${Math.ceil(width)}:${Math.ceil(height)}`;
  const base = cdn.replace(/\/+$/, '');
  return `${base}/insecure/${resize}/quality:${Math.round(quality)}/plain/${encoded}@webp`;
}
