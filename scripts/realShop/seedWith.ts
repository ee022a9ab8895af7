import { resolve } from 'node:path';
import type { Seed } from '../../mocks/backend/db';
import { demoSeed, joinSeeds } from '../../mocks/backend/seed/demoSeed';
import { loadRecording } from './loadRecording';
import { openRecording } from './recording';

/**
 * The demo merchants, and with the folder of a recording its merchant too, in place of the demo's of
 * that key; `vendor` is its key, null without.
 */
export async function seedWith(
  folder: string | undefined,
): Promise<{ seed: Seed; vendor: string | null }> {
  if (folder === undefined) return { seed: demoSeed(), vendor: null };
  const recording = await openRecording(resolve(folder));
  const recorded = await loadRecording(recording);
  return { seed: joinSeeds([demoSeed(recorded), recorded]), vendor: recording.vendor };
}
