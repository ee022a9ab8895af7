import { LastingFailure } from './cache.ts';
import { isLarge } from './catalogueSize.ts';
import type { Bytes } from './codec.ts';
import { createSlices, type Slice, TooBusy } from './turns.ts';

/** A response that is larger than it may be, or in too many codings to be read within a bound. */
export class TooLarge extends LastingFailure {}

type Limits = {
  /** of one body, after decompression, bytes */
  maxBytes: number;
  /** of all bodies under way together; beyond it the largest is given up, with `TooBusy` where it is small */
  maxTogether: number;
};

/** A large body that has not come whole after this makes room for the next, ms. */
const sliceMs = 500;

/**
 * Reads a body for `use`; until that has done, it counts as under way. Rejects with the reason of `signal` once that is
 * aborted, also between two parts of a body that comes slowly.
 */
export type BodyReader = <T>(
  response: Response,
  use: (bytes: Bytes) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

type Reading = { bytes: number; isRead: boolean; giveUp: (why: Error) => void };

/**
 * Reads bodies, counting what comes out of the decompression: a few kilobytes on the wire may be
 * gigabytes. Rejects with `TooLarge`, and cancels the rest. Large bodies are read and used one at a
 * time; one that takes long makes room for the others meanwhile.
 */
export function createBodyReader({ maxBytes, maxTogether }: Limits): BodyReader {
  const readings = new Set<Reading>();
  const takeSlice = createSlices(sliceMs);

  function count(reading: Reading, bytes: number): void {
    reading.bytes += bytes;
    if (reading.bytes > maxBytes) {
      reading.giveUp(new TooLarge(`More than ${megabytes(maxBytes)} MB from the API`));
      return;
    }
    const all = [...readings];
    if (all.reduce((sum, one) => sum + one.bytes, 0) <= maxTogether) return;
    const largest = all
      .filter(({ isRead }) => !isRead)
      .reduce((a, b) => (b.bytes > a.bytes ? b : a), reading);
    const why = 'Too much from the API at once, and this was the most';
    // where all are small there are only many of them: a moment later there are not
    largest.giveUp(isLarge(largest.bytes) ? new TooLarge(why) : new TooBusy(why));
  }

  return async function readBody(response, use, signal) {
    const { body, headers } = response;
    if (!body) return use(new Uint8Array());
    const reader = body.getReader();
    let gaveUp: Error | null = null;
    const giveUp = (why: Error) => {
      gaveUp ??= why;
      reader.cancel().catch(() => undefined);
    };
    const onEnd = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', onEnd, { once: true });
    if (signal?.aborted) onEnd();
    // Each coding within another multiplies the work before a byte comes out.
    if (/,/.test(headers.get('content-encoding') ?? ''))
      giveUp(new TooLarge('Several codings in one response'));
    const reading = { bytes: 0, isRead: false, giveUp };
    const chunks: Uint8Array[] = [];
    let slice: Slice | null = null;
    readings.add(reading);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (gaveUp) throw gaveUp;
        if (done) break;
        chunks.push(value);
        count(reading, value.byteLength);
        if (isLarge(reading.bytes) && (slice === null || slice.isOver())) slice = await takeSlice();
      }
      if (slice?.isOver()) slice = await takeSlice();
      if (gaveUp) throw gaveUp;
      slice?.keep();
      reading.isRead = true;
      // emptied: what waits to be used is there once, and not in its chunks as well
      return await use(joined(chunks.splice(0), reading.bytes));
    } finally {
      signal?.removeEventListener('abort', onEnd);
      slice?.end();
      readings.delete(reading);
    }
  };
}

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

function joined(chunks: readonly Uint8Array[], length: number): Bytes {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}
