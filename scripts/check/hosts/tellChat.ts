import { type BotApi, BotRefusal } from '../../demo/botApi';
import { type HostLine, sumOf, timeOf } from './hostsReport';
import type { Run } from './lastRun';

/** Telegram takes 4,096 characters in a message; the rest is for what stands around the shops. */
const mostChars = 3_500;

/** The message about shops that are certain to have changed since the chat was told; null where none has. */
export function messageOf(lines: readonly HostLine[], run: Run): string | null {
  const changed = lines.filter(({ host }) => {
    const record = run.get(host);
    return record !== undefined && record.state !== record.told;
  });
  if (changed.length === 0) return null;
  const sentences = changed.map((line) => sentenceOf(line, run));
  let shown = 0;
  for (let chars = 0; shown < sentences.length; shown += 1) {
    chars += (sentences[shown]?.length ?? 0) + 1;
    if (chars > mostChars) break;
  }
  const more = sentences.length - shown;
  const rest = more > 0 ? [`and ${more} more`] : [];
  return [...sentences.slice(0, shown), ...rest, '', sumOf(lines)].join('\n');
}

function sentenceOf({ host, why, state }: HostLine, run: Run): string {
  const record = run.get(host);
  if (!record || record.state === 'selling') return `✓ ${host} sells again.`;
  const mark = record.state === 'broken' ? '✗' : '–';
  const because = state === record.state ? ` ${why}` : '';
  return `${mark} ${host} is ${record.state} since ${timeOf(record.since)}.${because}`;
}

/** The run once the chat knows all of it. */
export const allTold = (run: Run): Run =>
  new Map([...run].map(([host, record]) => [host, { ...record, told: record.state }]));

/** Sends one message. Returns a sentence where it does not arrive, null where it does. */
export async function tellChat(bot: BotApi, chat: string, text: string): Promise<string | null> {
  const params = { chat_id: chat, text, link_preview_options: { is_disabled: true } };
  try {
    await bot.once('sendMessage', params, new AbortController().signal);
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : 'no answer';
    const todo =
      error instanceof BotRefusal
        ? 'Check the token’s file and the chat’s id, and that the bot is in that chat'
        : 'Check that this machine reaches api.telegram.org';
    return `The chat was not told (${why}). ${todo}; the next run tells it again.`;
  }
}
