import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Transform } from 'node:stream';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Where the app's pages find the copy of Telegram's own script that the simulator was given. */
export const copyPath = '/.telegram/telegram-web-app.js';

/** Where Telegram's own script is. */
const scriptHosts = ['telegram.org', 'tg.dev'];
const anyHost = `(?:${scriptHosts.join('|').replaceAll('.', '\\.')})`;

export type FrameScript = {
  /** for pages of the app at this origin: `data-origin` of the element tells them, whose own address does not */
  elementFor: (origin: string) => string;
  /** the script's hash as a policy writes it */
  hash: string;
};

/**
 * What plays the client inside the app's page: the native ones, or the web clients' page around it; and
 * what sees to Telegram's own script, with a copy of it or without.
 */
export function frameScript(hasCopy: boolean): FrameScript {
  const facts = `const telegramCopy = '${hasCopy ? copyPath : ''}', telegramHosts = ${JSON.stringify(scriptHosts)};`;
  const parts = ['./telegramScript.js', '../native/frame.js', './frame.js'].map(read);
  const script = [facts, ...parts].join('\n');
  return {
    elementFor: (origin) => `<script data-origin="${origin}">${script}</script>`,
    hash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}

/** The hash of the script without a copy. */
export const scriptHash = frameScript(false).hash;

/** So much of a page is looked at for its head: it comes early, and the rest is passed on at once. */
const headBytes = 1024;

/** A page's beginning: whatever may stand before its first script or policy. */
const beginning =
  /^\uFEFF?(?:\xEF\xBB\xBF)?(?:\s|<!--[\s\S]*?-->|<!doctype[^>]*>|<html\b[^>]*>|<head\b[^>]*>)*/i;

/**
 * Puts the script first into a page that streams through. Bytes are kept as they are: the script is
 * plain ASCII, which every encoding of web pages but UTF-16 shares.
 */
export function insertScript(
  element: string,
  onHead: (charset: string | undefined) => void,
): Transform {
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

const official = new RegExp(`(?:https?:)?//${anyHost}/js/telegram-web-app\\.js(?=["'\\s?#>])`, 'g');
/** A policy's source on those hosts. */
export const officialSource = new RegExp(`https://${anyHost}(/[^\\s;,]*)?(?=[\\s;,]|$)`, 'g');
/** No longer than the address with what may follow it. */
const heldBack = 'https://telegram.org/js/telegram-web-app.js'.length;

/** Makes a page that streams through load the copy of Telegram's script. */
export function pointToCopy(): Transform {
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = (rest + chunk.toString('latin1')).replaceAll(official, copyPath);
      const end = Math.max(0, text.length - heldBack);
      rest = text.slice(end);
      this.push(Buffer.from(text.slice(0, end), 'latin1'));
      done();
    },
    flush(done) {
      this.push(Buffer.from(rest.replaceAll(official, copyPath), 'latin1'));
      done();
    },
  });
}
