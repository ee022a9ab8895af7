/** No report of an order and no answer of Telegram is longer, bytes. */
const maxBytes = 1_000_000;

/**
 * The text of a body, counted as it comes, after decompression; null when it is too long. Rejects once the signal
 * is aborted: a body that drips ends, too.
 *
 * @param {AsyncIterable<Uint8Array>} body
 * @param {AbortSignal} [signal]
 */
export async function readBody(body, signal) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let bytes = 0;
  for await (const chunk of body) {
    signal?.throwIfAborted();
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
