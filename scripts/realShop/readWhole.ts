/** No response that a tool reads is larger, after decompression, bytes. */
const maxToolBytes = 64_000_000;

/** Reads a body, counting what comes out of the decompression. Rejects when it is too large. */
export async function readWhole(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // leaving the loop cancels the rest
    if (bytes > maxToolBytes) throw new Error('The response is larger than 64 MB.');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
