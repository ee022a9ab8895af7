import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './readToken';

/**
 * Keeps a second demo from writing over the same state, and from reading the same bot's messages.
 * Returns a function that releases the folder; a dead process holds nothing.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'running');
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(path, 'utf8'));
    if (isAlive(holder)) {
      throw new OperatorError(
        `The demo is already running with the state in ${folder} (process ${holder}). Stop that one, ` +
          'or give this one another folder: npm run demo -- --state <folder>',
      );
    }
    writeFileSync(path, String(process.pid));
  }
  return () => rmSync(path, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // a process of another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
