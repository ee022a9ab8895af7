import { createHash } from 'node:crypto';
import { loaded } from './cache.ts';
import { acceptedCodec, type Bytes, type Codec } from './codec.ts';
import type { ComposedPage } from './composePage.ts';
import type { Memory } from './memory.ts';

export type PageSender = {
  /** with these headers besides the page's own, and with this status */
  send(request: Request, page: StoredPage, answer: Answer): Promise<Sent>;
};
type Answer = { status: number; headers: Record<string, string> };
export type Sent = { response: Response; bytes: number };

const vary = 'Accept-Encoding, Cookie, User-Agent, Accept-Language';
const always = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };

/**
 * Sends stored pages in the coding that the request accepts. Pages are kept in the first of
 * `codecs`; the others are made when they are first needed, and kept where they are compressed too.
 */
export function createPageSender(codecs: readonly Codec[], memory: Memory): PageSender {
  const [kept = null] = codecs;
  const converted = memory.cacheOf<Bytes>('otherCodings', {
    sizeOf: (bytes) => bytes.byteLength,
  });

  function bytesOf(page: StoredPage, codec: Codec | null): Promise<Bytes> {
    if (codec === kept) return Promise.resolve(page.packed);
    const plain = async () => (kept ? kept.unpack(page.packed) : page.packed);
    if (codec === null) return plain();
    const load = async () => codec.pack(await plain());
    return loaded(converted.get(`${page.hash} ${codec.name}`, always, load));
  }

  return {
    async send(request, page, { status, headers: extra }) {
      const codec = acceptedCodec(request.headers.get('accept-encoding'), codecs);
      const etag = `"${page.hash}${codec ? `-${codec.name}` : ''}"`;
      // a plain object: on Node it goes out as it is, and a Headers would be sorted and copied first
      const headers: Record<string, string> = {
        ...page.headers,
        ...extra,
        'Cache-Control': 'no-cache',
        Vary: vary,
        ETag: etag,
      };
      if (status === 200 && isKnown(request.headers.get('if-none-match'), etag))
        return { response: new Response(null, { status: 304, headers }), bytes: 0 };
      const body = await bytesOf(page, codec);
      headers['Content-Type'] ??= 'text/html; charset=utf-8';
      headers['Content-Length'] = String(body.byteLength);
      if (codec) headers['Content-Encoding'] = codec.name;
      const isHead = request.method === 'HEAD';
      return {
        response: new Response(isHead ? null : body, { status, headers }),
        bytes: isHead ? 0 : body.byteLength,
      };
    },
  };
}

/** `If-None-Match` compares weakly: a proxy may have marked the tag. */
const isKnown = (header: string | null, etag: string): boolean =>
  header?.split(',').some((one) => /^(W\/)?(.*)$/.exec(one.trim())?.[2] === etag) ?? false;

/** A page as it is kept: compressed where the edge compresses. */
export type StoredPage = {
  /** of the uncompressed bytes */
  hash: string;
  headers: Readonly<Record<string, string>>;
  status: ComposedPage['status'];
  packed: Bytes;
  /** `ShopAnswers.version` of what it was made from */
  version: string;
};

/** Packs a page, to be kept; `version` is of what it was made from. */
export async function storePage(
  { text, headers, status }: ComposedPage,
  codec: Codec | null,
  version = '',
): Promise<StoredPage> {
  const bytes = new TextEncoder().encode(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { hash, headers, status, packed: codec ? await codec.pack(bytes) : bytes, version };
}
