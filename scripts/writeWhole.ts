import { mkdirSync, renameSync, type WriteFileOptions, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file as a whole or not at all, whenever the process ends; with `flush`, whenever the machine does. */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  options: WriteFileOptions = {},
): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  writeFileSync(next, content, options);
  renameSync(next, path);
}
