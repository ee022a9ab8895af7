import { createHash } from 'node:crypto';

/** The sources, as a policy names them, of what stands in the page itself. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Reads the hashes of the inline scripts and styles of a built page. */
export function inlineHashes(page: string): InlineHashes {
  return { scripts: hashesOf(page, 'script'), styles: hashesOf(page, 'style') };
}

/** A script with an address comes from a file, which `'self'` lets in. */
function hashesOf(page: string, tag: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gis'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
