import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file as a whole or not at all, at whatever moment the process or the machine ends. */
export function writeWhole(path: string, content: string | Uint8Array, mode = 0o666): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  writeFileSync(next, content, { mode, flush: true });
  renameSync(next, path);
}
