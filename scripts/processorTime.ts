import { readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of a hundredth of a second. */
const ticksPerSecond = 100;

/**
 * Processor time, in seconds, of every process that this one has started and waited for, with what
 * those have started and waited for in turn; null where the system does not tell. A process whose
 * parent was killed before it is counted nowhere.
 */
export function childSeconds(): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the process may hold spaces; what follows its bracket is the third field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[13], fields[14]].map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
}
