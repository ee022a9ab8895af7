import { resolve } from 'node:path';
import type { Seed } from '../../mocks/backend/db';
import { demoSeed, joinSeeds } from '../../mocks/backend/seed/demoSeed';
import { loadRecording } from './loadRecording';
import { openRecording } from './recording';

/**
 * The demo merchants, and with the folder of a recording its merchant too; `vendor` is the key of
 * that one, null without.
 */
export async function seedWith(
  folder: string | undefined,
): Promise<{ seed: Seed; vendor: string | null }> {
  if (folder === undefined) return { seed: demoSeed(), vendor: null };
  const recording = await openRecording(resolve(folder));
  return {
    seed: joinSeeds([demoSeed(), await loadRecording(recording)]),
    vendor: recording.vendor,
  };
}
