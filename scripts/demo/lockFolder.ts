import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { close, listen } from '../../mocks/serve';
import { OperatorError } from './readToken';

/** Where a demo answers with its name; the process is for the operator. */
const holderShape = v.object({ port: v.number(), name: v.string(), pid: v.number() });
type Holder = v.InferOutput<typeof holderShape>;

const patienceMs = 2000;

/**
 * Keeps a second demo from writing over the same state, and from reading the same bot's messages.
 * Returns a function that releases the folder. A demo that was cut off holds nothing: the id of its
 * process may be another's by now, but nobody answers with its name.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'running');
  const name = randomUUID();
  const { server, origin } = await listen(0, (_, response) => response.end(name), '127.0.0.1');
  const own: Holder = { port: Number(new URL(origin).port), name, pid: process.pid };
  try {
    writeFileSync(path, JSON.stringify(own), { flag: 'wx' });
  } catch {
    const holder = holderIn(path);
    if (holder && (await isRunning(holder))) {
      await close(server);
      throw new OperatorError(
        `The demo is already running with the state in ${folder} (process ${holder.pid}). Stop that one, ` +
          `or give this one another folder: npm run demo -- --state <folder>. If there is none, delete ${path}.`,
      );
    }
    writeFileSync(path, JSON.stringify(own));
  }
  return async () => {
    await close(server);
    rmSync(path, { force: true });
  };
}

/** Null where the file was cut off, or is of another version. */
function holderIn(path: string): Holder | null {
  try {
    return v.parse(holderShape, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

async function isRunning({ port, name }: Holder): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal });
    return (await response.text()) === name;
  } catch (error) {
    // a demo that is suspended answers nothing, but goes on later
    return error instanceof Error && error.name === 'TimeoutError';
  }
}
