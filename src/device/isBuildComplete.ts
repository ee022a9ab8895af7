import { reloadGuardMs } from '../domain/limits';

/** The files a page needs to start; those with `data-early` are linked for the early script: React DOM, texts. */
const startFiles = 'script[src], link[rel=stylesheet], link[rel=modulepreload], link[data-early]';

/**
 * Whether the server has a complete build: the page and all files it starts with. Bypasses the
 * browser's cache, which may hold a bad response for up to a year; the new responses are cached for
 * the reload.
 */
export async function isBuildComplete(): Promise<boolean> {
  const path = location.pathname;
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), reloadGuardMs);
  const load = async (url: string) => {
    const response = await fetch(url, { cache: 'reload', signal: aborter.signal });
    const text = await response.text();
    // The page whatever its status: one of a product that is gone is a 404, of a shop that is switched off a 503.
    if (!response.ok && url !== path) throw new Error(url);
    return text;
  };
  try {
    // As elements that mean nothing: another build's inline styles would violate this page's policy.
    const html = (await load(path)).replace(/<(?=style\b)/g, '<x-');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const files = Array.from(page.querySelectorAll(startFiles), addressOf);
    const texts = await Promise.all(files.map(load));
    // HTML in place of a script or style sheet means that the file is missing.
    return texts.length > 0 && !texts.some((text) => text.startsWith('<!'));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

const addressOf = (file: Element): string =>
  file.getAttribute('src') ?? file.getAttribute('href') ?? '';
