import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtWorker, type Workers, workerFile, workerOff } from './pageWorker.ts';

/** Reads the workers of a build. One from before there was any has none, and switches off. */
export async function readWorkers(dist: string): Promise<Workers> {
  const read = (path: string) => readFile(join(dist, path), 'utf8').catch(() => '');
  return { on: (await read(builtWorker)) || workerOff, built: await read(workerFile) };
}
