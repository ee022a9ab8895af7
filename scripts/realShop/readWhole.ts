/** No response that a tool reads is larger, after decompression, bytes. */
const maxToolBytes = 64_000_000;

/**
 * Reads a body, counting what comes out of the decompression. Rejects when it is too large, or with the reason of
 * `signal` once that is aborted: the one of the request may be lost while the body is under way.
 */
export async function readWhole(
  { body }: Response,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const end = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', end, { once: true });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return new Uint8Array(Buffer.concat(chunks));
      bytes += value.byteLength;
      if (bytes > maxToolBytes) throw new Error('The response is larger than 64 MB.');
      chunks.push(value);
    }
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}

/** The same as text. */
export const readText = async (response: Response, signal?: AbortSignal): Promise<string> =>
  new TextDecoder().decode(await readWhole(response, signal));
