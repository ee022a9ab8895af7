import { createHash } from 'node:crypto';
import type { Bytes, Codec } from './codec.ts';
import type { ComposedPage } from './composePage.ts';

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
