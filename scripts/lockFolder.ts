import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { close, listen } from '../mocks/serve';
import { OperatorError } from './demo/readToken';

/** Where a run answers with its name; the rest is for the operator. */
const holderShape = v.object({
  port: v.number(),
  name: v.string(),
  pid: v.number(),
  command: v.string(),
  since: v.string(),
  givesWay: v.optional(v.boolean(), false),
});
type Holder = v.InferOutput<typeof holderShape>;

const patienceMs = 2000;

type Lock = {
  /** what the run is called by the operator */
  command: string;
  /** the lock's file, for a folder that is published as it is */
  path?: string;
  /** what else there is to do than to wait, after a comma */
  otherwise?: string;
  /** ends the run, for another command that comes; two that give way do not ask each other */
  giveWay?: () => void;
};

/**
 * Keeps a second run from writing over the same folder, which is there already. Returns a function that releases it;
 * throws a sentence where another run holds it. A run that was cut off holds nothing: the id of its process may be
 * another's by now, but nobody answers with its name.
 */
export async function lockFolder(
  folder: string,
  { command, path = join(folder, 'running'), otherwise = '', giveWay }: Lock,
): Promise<() => Promise<void>> {
  const name = randomUUID();
  const { server, origin } = await listen(
    0,
    ({ url }, response) => response.end(name, () => url === `/${name}` && giveWay?.()),
    '127.0.0.1',
  );
  const since = new Date().toISOString();
  const own: Holder = {
    port: Number(new URL(origin).port),
    name,
    pid: process.pid,
    command,
    since,
    givesWay: giveWay !== undefined,
  };
  try {
    while (!isWritten(path, JSON.stringify(own))) {
      const holder = holderIn(path);
      if (holder?.givesWay && !giveWay) await askToEnd(holder);
      if (holder && (await isRunning(holder)))
        throw new OperatorError(
          `${holder.command} is already running in ${folder} (process ${holder.pid}, since ${holder.since}). ` +
            `Wait for it or stop it${otherwise}. If there is none, delete ${path}.`,
        );
      rmSync(path, { force: true });
    }
  } catch (error) {
    await close(server);
    throw error;
  }
  return async () => {
    await close(server);
    rmSync(path, { force: true });
  };
}

/** Runs `work` while no other run holds the folder. */
export async function whileLocked(
  folder: string,
  lock: Lock,
  work: () => Promise<void>,
): Promise<void> {
  const unlock = await lockFolder(folder, lock);
  try {
    await work();
  } finally {
    await unlock();
  }
}

/** False where the file is there already. */
function isWritten(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Null where the file was cut off, or is of another version. */
function holderIn(path: string): Holder | null {
  try {
    return v.parse(holderShape, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Returns once the run has ended, or does not in time. */
async function askToEnd(holder: Holder): Promise<void> {
  const until = Date.now() + patienceMs;
  while ((await isRunning(holder, holder.name)) && Date.now() < until) await pause(50);
}

async function isRunning({ port, name }: Holder, asked = ''): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`http://127.0.0.1:${port}/${asked}`, { signal });
    return (await response.text()) === name;
  } catch (error) {
    // a run that is suspended or busy answers nothing, but goes on later
    return error instanceof Error && error.name === 'TimeoutError';
  }
}
