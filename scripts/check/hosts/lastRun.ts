import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { noneSince } from '../../../src/domain/noneSince';
import { writeWhole } from '../../writeWhole';
import { type HostState, type SeenHost, states } from './checkHosts';

const recordShape = v.object({
  state: v.picklist(states),
  /** since when, epoch ms */
  since: v.number(),
  /** when something worse was seen first that is not certain yet, epoch ms */
  doubtedSince: v.nullable(v.number()),
  /** what the chat has been told last */
  told: v.picklist(states),
});
const runShape = v.record(v.string(), recordShape);

/** What is known of a shop from run to run. */
export type HostRecord = v.InferOutput<typeof recordShape>;
export type Run = ReadonlyMap<string, HostRecord>;

const mostBytes = 10_000_000;

/**
 * What is known of a shop after another look. That it sells is believed at once. Anything else is once only a doubt,
 * as one bad answer is: it counts the second time, ten minutes later, and then since the first.
 */
function settle(last: HostRecord | undefined, seen: HostState, now: number): HostRecord {
  if (!last) return { state: seen, since: now, doubtedSince: null, told: 'selling' };
  if (seen === last.state) return { ...last, doubtedSince: null };
  if (seen === 'selling') return { ...last, state: seen, since: now, doubtedSince: null };
  const mark = noneSince(last.doubtedSince, now);
  if (mark !== null) return { ...last, doubtedSince: mark };
  return { ...last, state: seen, since: last.doubtedSince ?? now, doubtedSince: null };
}

/** The run after this one; shops that are no longer in the list are forgotten. */
export const nextRun = (last: Run, seen: readonly SeenHost[], now: number): Run =>
  new Map(seen.map(({ host, state }) => [host, settle(last.get(host), state, now)]));

/** Reads the last run. One that is not there or cannot be read is none; `say` gets a sentence of the latter. */
export async function readRun(file: string, say: (sentence: string) => void): Promise<Run> {
  try {
    const text = (await stat(file)).size > mostBytes ? '' : await readFile(file, 'utf8');
    return new Map(Object.entries(v.parse(runShape, JSON.parse(text))));
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'code');
    if (code !== 'ENOENT')
      say(`${file} cannot be read, so the time since when a shop is as it is starts again.`);
    return new Map();
  }
}

export const writeRun = (file: string, run: Run): void =>
  writeWhole(file, JSON.stringify(Object.fromEntries(run), null, 1));
