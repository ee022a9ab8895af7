import { readFile, stat, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { OperatorError } from '../demo/readToken';
import type { Finding } from './finding';
import type { Light } from './lines/outcomes';

/** From which light on a finding ends the command with 1. */
export const failLevels = ['red', 'yellow'] as const;
export type FailLevel = (typeof failLevels)[number];

/** What a check has found: its lines, and what differs in the calls of the server. */
export type Found = { findings: readonly Finding[]; differences: readonly string[] };

const mostBytes = 1_000_000;

/** A finding as a file of known ones has it: with what came, but for the numbers in it. */
const keyOf = ({ id, outcome, came }: Finding): string =>
  `${id} ${outcome}: ${came.replace(/\d+/g, '#')}`;

const isTrouble = ({ light }: Finding): boolean => light === 'red' || light === 'yellow';

/** The line that sums up the differences is as known as they are. */
const sum = 'server.calls';

/** All that a file of known findings holds after a check. */
export function knownIn({ findings, differences }: Found): string[] {
  const keys = findings.filter((one) => isTrouble(one) && one.id !== sum).map(keyOf);
  return [...new Set([...keys, ...differences.map(callOf)])].sort();
}

const callOf = (difference: string): string => `call ${difference}`;

/** Marks the findings that are known, and says whether there is something new that ends the command with 1. */
export function compareKnown(
  { findings, differences }: Found,
  known: ReadonlySet<string>,
  failOn: FailLevel,
): { findings: readonly Finding[]; isNew: boolean } {
  const newCalls = differences.filter((one) => !known.has(callOf(one)));
  const marked = findings.map((one) => {
    const isKnown =
      one.id === sum ? differences.length > 0 && newCalls.length === 0 : known.has(keyOf(one));
    return isTrouble(one) && isKnown ? { ...one, isKnown } : one;
  });
  const lights: readonly Light[] = failOn === 'red' ? ['red'] : ['red', 'yellow'];
  const isNew =
    newCalls.length > 0 || marked.some(({ light, isKnown }) => lights.includes(light) && !isKnown);
  return { findings: marked, isNew };
}

/** The file of what is known. Throws an `OperatorError` where it cannot be read. */
export async function readKnown(file: string): Promise<ReadonlySet<string>> {
  let text: string;
  try {
    if ((await stat(file)).size > mostBytes)
      throw new OperatorError(`${file} is larger than 1 MB.`);
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const code: unknown = Reflect.get(Object(error), 'code');
    throw new OperatorError(
      `The file of --known cannot be read: ${file} (${code}). --write-known writes it.`,
    );
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), text);
  if (!read.success)
    throw new OperatorError(
      `${file} is no list of what is known. Write it again: --known ${file} --write-known.`,
    );
  return new Set(read.output);
}

export const writeKnown = (file: string, found: Found): Promise<void> =>
  writeFile(file, `${JSON.stringify(knownIn(found), null, 2)}\n`);
