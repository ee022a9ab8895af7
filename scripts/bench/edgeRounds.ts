import type { Builds } from './builds';
import { type EdgeLoad, loadEdge } from './edgeLoad';
import { median } from './print';

const seconds = 20;
/** MB */
const memoryGoal = 256;

/** Loads the edge once and prints how it did. */
export async function loadOnce(
  builds: Pick<Builds, 'app' | 'edge'>,
  name: string,
  isHostile: boolean,
): Promise<EdgeLoad> {
  const load = await loadEdge(builds, seconds, { isHostile });
  const { perSecond, p50, p99, memory, failed } = load;
  console.log(
    `${name}: ${Math.round(perSecond)} pages a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
      `${Math.round(memory / 1e6)} MB, ${failed} failed`,
  );
  return load;
}

/** Loads the edge without and with a hostile neighbour in `rounds` turns, and prints how the two compare. */
export async function compareNeighbours(
  builds: Pick<Builds, 'app' | 'edge'>,
  rounds: number,
): Promise<void> {
  const quiet: EdgeLoad[] = [];
  const hostile: EdgeLoad[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await loadOnce(builds, 'edge, quiet', false));
    hostile.push(await loadOnce(builds, 'edge with a hostile neighbour', true));
  }
  const of = (loads: readonly EdgeLoad[], what: 'perSecond' | 'p99') =>
    median(loads.map((load) => load[what]));
  const memoryOf = (loads: readonly EdgeLoad[]) =>
    Math.round(Math.max(...loads.map(({ memory }) => memory)) / 1e6);
  console.log(
    `\nbeside a hostile neighbour: ${(of(quiet, 'perSecond') / of(hostile, 'perSecond')).toFixed(2)} × fewer pages ` +
      `a second, p99 ${(of(hostile, 'p99') / of(quiet, 'p99')).toFixed(2)} ×\n` +
      `memory at most: quiet ${memoryOf(quiet)} MB, beside a hostile neighbour ${memoryOf(hostile)} MB (goal ${memoryGoal})`,
  );
}
