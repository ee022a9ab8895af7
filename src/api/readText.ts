import { maxResponseBytes } from '../domain/maxResponseBytes';

/**
 * Reads a body, counting what comes out of the decompression. Beyond `maxResponseBytes` it is a `<`,
 * which no answer of the API's own begins with.
 */
export async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let left = maxResponseBytes; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= value.length;
    if (left < 0) {
      void reader.cancel();
      return '<';
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
