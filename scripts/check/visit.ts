import { createLimit } from '../../deploy/edge/deadline';
import { readText } from '../realShop/readWhole';

export type Got = { status: number; headers: Headers; text: string };
type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
export type Get = (url: URL | string, sent?: Sent) => Promise<Got | null>;

type Led = { url: URL; got: Got; isRedirected: boolean };

const usualTimeoutMs = 20_000;

/** Asks, usually without following redirects; null where nobody answers, or from the end of `until` on. */
export const getter =
  (fetch: typeof globalThis.fetch, timeoutMs = usualTimeoutMs, until?: AbortSignal): Get =>
  async (url, { headers, ...sent } = {}) => {
    const { signal, stop } = createLimit(timeoutMs, until);
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        ...sent,
        // Node's own asks for less
        headers: { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br', ...headers },
        signal,
      });
      const { status } = response;
      return { status, headers: response.headers, text: await readText(response, signal) };
    } catch {
      return null;
    } finally {
      stop();
    }
  };

const mostRedirects = 5;

/** Opens an address as a browser does, with its redirects; null where nobody answers. */
export async function follow(get: Get, from: URL): Promise<Led | null> {
  let url = from;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const got = await get(url);
    if (got === null) return null;
    const to = got.headers.get('location');
    const isOn = got.status >= 300 && got.status < 400 && to !== null;
    if (!isOn || !URL.canParse(to, url.href)) return { url, got, isRedirected: step > 0 };
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

/** Whether it is what was asked for: a 2xx. */
export const isGood = (got: Got | null): got is Got =>
  got !== null && got.status >= 200 && got.status < 300;
/** Whether a page is a build of this shop. */
export const isShop = (html: string): boolean =>
  /\bid="root"/.test(html) && /\bdata-early=/.test(html);
export const isPacked = (headers: Headers): boolean =>
  /^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '');
export const statusOf = (got: Got | null): string => (got ? `status ${got.status}` : 'no answer');
export const titleOf = (html: string): string =>
  `“${/<title>([^<]*)<\/title>/i.exec(html)?.[1]?.trim() || 'a page without a title'}”`;
