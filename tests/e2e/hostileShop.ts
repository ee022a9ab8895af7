import type { Backend } from '../../mocks/backend/app';

/** Sets a global if any of it runs. */
export const markup = '<img src=x onerror="globalThis.ran=1"><svg onload="globalThis.ran=1">';

/** Addresses that must be neither followed nor fetched (§8, settled: security). */
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
/** Text fields; ids and fields the server computes with stay as they are. */
const isText = /^(name|title|text|description|composition|address|uz|ru|eng|measure)$/;

/**
 * Appends markup to every text of the server's data and replaces every link, image and phone by an
 * unsafe address, cycling through the kinds.
 */
export function spoil(backend: Backend): void {
  const { pictures: _, ...data } = backend.db;
  let next = 0;
  const nextAddress = () => addresses[next++ % addresses.length] ?? '';
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
