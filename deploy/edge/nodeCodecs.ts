import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Bytes, Codec } from './codec.ts';
import { createGate } from './turns.ts';

const [packBrotli, unpackBrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [packGzip, unpackGzip] = [
  promisify<Uint8Array, Buffer>(gzip),
  promisify<Uint8Array, Buffer>(gunzip),
];

/** Bytes of their own: a small buffer of Node keeps its whole pool in memory. */
const own = (buffer: Buffer): Bytes => new Uint8Array(buffer);

/** Each has tables of its own, which its thread's allocator does not give back to the system. */
const oneAtATime = createGate(1);

/** Compresses in Node's thread pool, which leaves the event loop to requests. */
export const nodeCodecs: readonly Codec[] = [
  {
    name: 'br',
    pack: async (bytes) =>
      own(
        await oneAtATime(() =>
          packBrotli(bytes, {
            params: {
              // above it each step costs several times the time for a few bytes in a hundred
              [constants.BROTLI_PARAM_QUALITY]: 9,
              // Up to 64 kB the tables of a window take one megabyte, above it 16 at quality 8 and more at
              // 9, on each of four threads. A page of home is 190 bytes of 35,700 larger for it.
              [constants.BROTLI_PARAM_LGWIN]: 16,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
            },
          }),
        ),
      ),
    unpack: async (bytes) => own(await unpackBrotli(bytes)),
  },
  {
    name: 'gzip',
    pack: async (bytes) => own(await packGzip(bytes)),
    unpack: async (bytes) => own(await unpackGzip(bytes)),
  },
];
