import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Transform } from 'node:stream';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What plays the client inside the app's page: the native ones, or the web clients' page around it. */
const script = `${read('../native/frame.js')}\n${read('./frame.js')}`;
const element = `<script>${script}</script>`;

/** The script's hash as a policy writes it. */
export const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** So much of a page is looked at for its head: it comes early, and the rest is passed on at once. */
const headBytes = 1024;

/** A page's beginning: whatever may stand before its first script or policy. */
const beginning =
  /^\uFEFF?(?:\xEF\xBB\xBF)?(?:\s|<!--[\s\S]*?-->|<!doctype[^>]*>|<html\b[^>]*>|<head\b[^>]*>)*/i;

/**
 * Puts the script first into a page that streams through. Bytes are kept as they are: the script is
 * plain ASCII, which every encoding of web pages but UTF-16 shares.
 */
export function insertScript(onHead: (charset: string | undefined) => void): Transform {
  let held: Buffer | undefined = Buffer.alloc(0);
  const release = (stream: Transform) => {
    if (!held) return;
    const text = held.toString('latin1');
    // the script would push a page's own statement out of the bytes in which browsers look for it
    onHead(/<meta\b[^>]*\bcharset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1]);
    const at = beginning.exec(text)?.[0].length ?? 0;
    stream.push(Buffer.from(text.slice(0, at) + element + text.slice(at), 'latin1'));
    held = undefined;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (held) {
        held = Buffer.concat([held, chunk]);
        if (held.length >= headBytes) release(this);
      } else this.push(chunk);
      done();
    },
    flush(done) {
      release(this);
      done();
    },
  });
}
