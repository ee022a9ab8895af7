import { createHash } from 'node:crypto';

/** CSP hash sources of the inline scripts and styles. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Hashes the inline scripts and styles of a built page. */
export function inlineHashes(page: string): InlineHashes {
  return { scripts: hashesOf(page, 'script'), styles: hashesOf(page, 'style') };
}

/** Scripts with a `src` are covered by `'self'`. */
function hashesOf(page: string, tag: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gis'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
