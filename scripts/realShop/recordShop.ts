import { type GenericSchema, safeParse } from 'valibot';
import type { Http, Schema } from '../../src/api/call';
import { schemaOf } from '../../src/api/http';
import { partsRead } from '../../src/api/partsRead';
import { failure } from '../../src/api/result';
import { settingsParts } from '../../src/api/settings';
import { merchantParts } from '../../src/api/wireMerchant';
import { OperatorError } from '../demo/readToken';
import { printer } from '../printable';
import { createAsker, type Server } from './askShop';
import { judge } from './judge';
import { fitToKeep } from './madeUp';
import { type Known, type Read, readsNamed } from './reads';
import { openRecording, type Recording, saveAnswer, saveContents, storedAnswer } from './recording';

/** Lists that had records are none now, and were not recorded. */
export class SuddenNone extends OperatorError {}

type Options = Server & {
  folder: string;
  print: (line: string) => void;
  /** records none also where there was something */
  isCertain?: boolean;
};

/** What a rehearsal needs; the other calls ask about one thing or another person. */
const recordedNames: readonly string[] = [
  'merchant',
  'settings',
  'catalogue',
  'grades',
  'cities',
  'branches',
  'order rules',
  'bot',
  'banners',
  'stories',
  'policy TERMS',
  'policy ABOUT_COMPANY',
  'policy PRIVACY_POLICY',
  'vacancies',
  'profile',
  'addresses',
  'delivery areas',
  'order settings',
  'orders',
];

/** Asked for only because others need what it says; it is a person's own. */
const notKept: readonly string[] = ['profile'];

export const recordedReads: readonly Read[] = readsNamed(recordedNames);

/** How many records a list has, as the shop reads it; null for what is no list. */
function countOf(value: unknown): number | null {
  const { products, items } = Object(value);
  const list = [value, products, items].find(Array.isArray);
  return list?.length ?? null;
}

/**
 * Records a merchant into a folder, one call at a time. What is there already is not asked again, but for a list
 * without records: it may have some now. Resolves to null if there is no such merchant. Rejects with `SuddenNone` at
 * the end where a list that had records is empty, or a 404.
 */
export async function recordShop(options: Options): Promise<Recording | null> {
  const { folder, vendor, isCertain = false } = options;
  const print = printer(options.print);
  const recording = await openRecording(folder, vendor);
  const gone: string[] = [];
  let reading: string | null = null;
  const asker = createAsker({ ...options, fetch: storedOrAsked });

  async function storedOrAsked(input: RequestInfo | URL, init?: RequestInit) {
    const stored = reading === null ? null : await storedAnswer(recording, reading);
    return stored === null ? options.fetch(input, init) : new Response(stored);
  }

  for (const read of recordedReads) {
    reading = read.name;
    const hasAnswer = (await storedAnswer(recording, read.name)) !== null;
    const first = await asker.ask(read);
    const isAgain = hasAnswer && countOf(first.value) === 0;
    if (isAgain) reading = null;
    const asked = isAgain ? await asker.ask(read) : first;
    const count = countOf(asked.value);
    // None again, or a failure, leaves what is there.
    const isThere = hasAnswer && !(isAgain && count);
    const judged = judge(asked);
    const text = asked.exchanges.at(-1)?.text ?? '';
    const isUnread = asked.error !== null && judged.status !== null && judged.status < 300;
    const isNone = asked.error === null ? count === 0 : judged.status === 404;
    const had = recording.counts[read.name] ?? 0;
    const isGone = !isThere && isNone && had > 0 && !isCertain;
    if (isGone) gone.push(`${read.name} (${had})`);
    if (isThere && count !== null) recording.counts[read.name] = count;
    if (isThere) print(`  ${read.name}: there already`);
    else if (judged.verdict === 'skipped') print(`  ${read.name}: not asked, ${judged.lines[0]}`);
    else if (isGone) print(`✗ ${read.name}: ${judged.call}: none any more`);
    else if (asked.error === null || isUnread) {
      if (!isUnread && !notKept.includes(read.name)) await keep(read, text, count);
      print(`${isUnread ? '✗' : '✓'} ${read.name}: ${judged.call}`);
    } else print(`– ${read.name}: ${judged.call}`);
    for (const line of isThere || judged.verdict === 'skipped' ? [] : judged.lines)
      print(`    ${line}`);
    if (read.name === 'merchant' && asker.known.merchant === null) return null;
  }
  saveContents(recording);
  if (gone.length > 0)
    throw new SuddenNone(
      `The server has none any more of what was recorded: ${gone.join(', ')}. These were not recorded. If that is ` +
        'so, run it again with --yes.',
    );
  return recording;

  /** What the schemas do not take is not kept: nobody knows whose secrets it holds. */
  async function keep(read: Read, text: string, count: number | null) {
    try {
      const parts = await keptParts(read, text, asker.known);
      saveAnswer(recording, read.name, fitToKeep(read.name, parts));
      if (count !== null) recording.counts[read.name] = count;
    } catch {
      print('    It is not JSON, so it was not kept.');
    }
  }
}

/**
 * What the shop reads of a read's body: a list of what may pass into a recording, made by the
 * schemas themselves. Rejects for a text that is not JSON.
 */
async function keptParts(read: Read, text: string, known: Known): Promise<unknown> {
  const value: unknown = JSON.parse(text);
  // These copy their whole input; maps and trackers of the merchant's are not rehearsed.
  if (read.name === 'merchant') return { ...Object(merchantParts(value)), yandexMapKey: null };
  if (read.name.startsWith('settings')) return settingsParts(value);
  let kept: unknown = null;
  await read.ask(
    httpOf((schema) => {
      kept = partsRead(value, (watched) => safeParse(schema, watched));
      return safeParse(schema, value);
    }),
    known,
  );
  return kept;
}

/** A client whose only answer is read by `parse`. */
function httpOf(parse: (schema: GenericSchema) => ReturnType<typeof safeParse>): Http {
  const send = async (_: string, call: { schema?: Schema<unknown> } = {}) => {
    const schema = await schemaOf(call.schema);
    const read = schema && parse(schema);
    return read?.success ? [null, read.output] : failure('unreadable');
  };
  return { get: send, post: send, put: send, delete: send } as Http;
}
