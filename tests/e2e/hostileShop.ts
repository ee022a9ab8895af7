import type { Backend } from '../../mocks/backend/app';

/** Would say so in the page if any of it ran. */
export const markup = '<img src=x onerror="globalThis.ran=1"><svg onload="globalThis.ran=1">';

/** Addresses that must be neither followed nor fetched (§8, promises: security). */
const addresses = [
  'javascript:globalThis.ran=1',
  'data:text/html,<script>parent.ran=1</script>',
  '//evil.example/x.png',
  'vbscript:globalThis.ran=1',
  'blob:https://evil.example/1',
  'java\tscript:globalThis.ran=1',
];

const isAddress =
  /^(url|image|icon|logo|favicon|phone|bookingPhone|telegram|instagram|facebook|\w+Link)$/;
/** What the server reckons with, and what names a record, stays as it is. */
const isText = /^(name|title|text|description|composition|address|uz|ru|eng|measure)$/;

/**
 * Puts markup behind every text of the server's data, and a refused address, each kind in its turn,
 * wherever a link, a picture or a phone stands.
 */
export function spoil(backend: Backend): void {
  const { pictures: _, ...data } = backend.db;
  let turn = 0;
  const nextAddress = () => addresses[turn++ % addresses.length] ?? '';
  const visit = (record: object) => {
    for (const [name, value] of Object.entries(record)) {
      if (name === 'gallery') Reflect.set(record, name, [nextAddress(), nextAddress()]);
      else if (typeof value === 'object' && value !== null) visit(value);
      else if (typeof value !== 'string') continue;
      else if (isAddress.test(name)) Reflect.set(record, name, nextAddress());
      else if (isText.test(name)) Reflect.set(record, name, `${value}${markup}`);
    }
  };
  visit(data);
}
