import { withLimit } from '../../deploy/edge/deadline';
import { readText } from '../realShop/readWhole';

type Got = { status: number; headers: Headers; text: string };
export type Get = (url: URL) => Promise<Got | null>;

type Led = { url: URL; got: Got; isRedirected: boolean };

const usualTimeoutMs = 20_000;

/** Asks without following redirects; null where nobody answers. */
export const getter =
  (fetch: typeof globalThis.fetch, timeoutMs = usualTimeoutMs): Get =>
  (url) =>
    withLimit(timeoutMs, async (signal) => {
      const response = await fetch(url, {
        redirect: 'manual',
        // Node's own asks for less
        headers: { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br' },
        signal,
      });
      const { status, headers } = response;
      return { status, headers, text: await readText(response, signal) };
    }).catch(() => null);

const mostRedirects = 5;

/** Opens an address as a browser does, with its redirects; null where nobody answers. */
export async function follow(get: Get, from: URL): Promise<Led | null> {
  let url = from;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const got = await get(url);
    if (got === null) return null;
    const to = got.headers.get('location');
    if (got.status < 300 || got.status > 399 || to === null)
      return { url, got, isRedirected: step > 0 };
    if (!URL.canParse(to, url.href)) return { url, got, isRedirected: step > 0 };
    url = new URL(to, url);
  }
  return null;
}

/** A text of JSON as an object; an empty one for anything else. */
export function jsonOf(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Whether a page is a build of this shop. */
export const isShop = (html: string): boolean =>
  /\bid="root"/.test(html) && /\bdata-early=/.test(html);
export const isPacked = (headers: Headers): boolean =>
  /^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '');
export const statusOf = (got: Got | null): string => (got ? `status ${got.status}` : 'no answer');
export const titleOf = (html: string): string =>
  `“${/<title>([^<]*)<\/title>/i.exec(html)?.[1]?.trim() || 'a page without a title'}”`;
