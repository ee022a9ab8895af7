export type Bytes = Uint8Array<ArrayBuffer>;

/** A content coding of HTTP. */
export type Codec = {
  name: 'br' | 'gzip';
  pack(bytes: Bytes): Promise<Bytes>;
  unpack(bytes: Bytes): Promise<Bytes>;
};

/** The first of `codecs` that an `Accept-Encoding` allows; null for none: the bytes as they are. */
export function acceptedCodec(header: string | null, codecs: readonly Codec[]): Codec | null {
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    if (!parameters.some((each) => /^q=0(\.0*)?$/.test(each))) accepted.add(name);
  }
  return codecs.find(({ name }) => accepted.has(name)) ?? null;
}
