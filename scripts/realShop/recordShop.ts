import { createAsker } from './askShop';
import { customerReads } from './customerReads';
import { judge } from './judge';
import { keptParts } from './keptParts';
import { fitToKeep } from './madeUp';
import { printable } from './printable';
import { publicReads } from './publicReads';
import type { Read } from './read';
import { openRecording, type Recording, saveAnswer, saveContents, storedAnswer } from './recording';
import type { Target } from './target';
import { createWiretap } from './wiretap';

type Options = Target & {
  folder: string;
  fetch: typeof globalThis.fetch;
  pauseMs: number;
  print: (line: string) => void;
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

export const recordedReads: readonly Read[] = [...publicReads, ...customerReads].filter(
  ({ name }) => recordedNames.includes(name),
);

/**
 * Records a merchant into a folder, one call at a time. What is there already is not asked again.
 * Resolves to null if there is no such merchant.
 */
export async function recordShop(options: Options): Promise<Recording | null> {
  const { folder, vendor, apiBase, shopOrigin, token, pauseMs } = options;
  const print = printable(options.print);
  const recording = await openRecording(folder, vendor);
  let reading = '';
  const wiretap = createWiretap({ apiBase, origin: shopOrigin, pauseMs, fetch: storedOrAsked });
  const shopHost = new URL(shopOrigin).hostname;
  const asker = createAsker({ wiretap, apiBase, vendor, shopHost, token });

  async function storedOrAsked(input: RequestInfo | URL, init?: RequestInit) {
    const stored = await storedAnswer(recording, reading);
    return stored === null ? options.fetch(input, init) : new Response(stored);
  }

  for (const read of recordedReads) {
    reading = read.name;
    const isThere = (await storedAnswer(recording, read.name)) !== null;
    const asked = await asker.ask(read);
    const judged = judge(asked);
    const text = asked.exchanges.at(-1)?.text ?? '';
    const isUnread = asked.error !== null && judged.status !== null && judged.status < 300;
    if (isThere) print(`  ${read.name}: there already`);
    else if (judged.verdict === 'skipped') print(`  ${read.name}: not asked, ${judged.lines[0]}`);
    else if (asked.error === null || isUnread) {
      if (!isUnread && !notKept.includes(read.name)) await keep(read, text);
      print(`${isUnread ? '✗' : '✓'} ${read.name}: ${judged.call}`);
    } else print(`– ${read.name}: ${judged.call}`);
    for (const line of isThere || judged.verdict === 'skipped' ? [] : judged.lines)
      print(`    ${line}`);
    if (read.name === 'merchant' && asker.known.merchant === null) return null;
  }
  await saveContents(recording);
  return recording;

  /** What the schemas do not take is not kept: nobody knows whose secrets it holds. */
  async function keep(read: Read, text: string) {
    try {
      const parts = await keptParts(read, text, asker.known);
      await saveAnswer(recording, read.name, fitToKeep(read.name, parts));
    } catch {
      print('    It is not JSON, so it was not kept.');
    }
  }
}
