import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHostList, readHostsApart } from '../../../deploy/readHosts';
import type { ShopHosts } from '../../../deploy/shopHost';
import { type BotApi, BotRefusal, botApiOrigin, createBotApi } from '../../demo/botApi';
import { OperatorError, readToken } from '../../demo/readToken';
import { readApi } from '../../realShop/target';
import { root } from '../../root';
import type { Means } from '../finding';
import type { FailLevel } from '../known';
import { checkHosts } from './checkHosts';
import { type HostLine, linesOf, sumOf, timeOf } from './hostsReport';
import { nextRun, type Run, readRun, writeRun } from './lastRun';

export type HostsTarget = {
  hosts: ShopHosts;
  apiBase: string | null;
  /** the file of the last run */
  lastFile: string;
  /** who is told of changes; null: nobody */
  tell: { bot: BotApi; chat: string } | null;
  failOn: FailLevel;
};

type Parts = Pick<Means, 'fetch' | 'readCertificate' | 'now'> & { say: (sentence: string) => void };

/**
 * Looks at all shops of a list, compares them with the last run and tells the chat what has changed. `exitCode` is 1
 * where a shop is certain to be broken, 2 where the chat could not be told.
 */
export async function runHosts(
  { hosts, apiBase, lastFile, tell, failOn }: HostsTarget,
  parts: Parts,
): Promise<{ lines: HostLine[]; exitCode: 0 | 1 | 2 }> {
  const { now, say } = parts;
  const last = await readRun(lastFile, say);
  const seen = await checkHosts({ ...parts, hosts, apiBase });
  const run = nextRun(last, seen, now);
  // before the chat: what is not told stays to be told
  writeRun(lastFile, run);
  const lines = linesOf(seen, run);
  const message = tell && messageOf(lines, run);
  const refusal = tell && message ? await tellChat(tell.bot, tell.chat, message) : null;
  if (refusal !== null) say(refusal);
  else if (message) writeRun(lastFile, allTold(run));
  const fails = failOn === 'red' ? ['broken'] : ['broken', 'closed'];
  const isFailed = [...run.values()].some(({ state }) => fails.includes(state));
  const exitCode = isFailed ? 1 : 0;
  return { lines, exitCode: refusal === null ? exitCode : 2 };
}

type Values = {
  [name in 'hosts' | 'api' | 'last' | 'tell' | 'bot-token-file']?: string | undefined;
};

/** The usual file of the last run. */
const usualLast = join(root, '.cache/check-hosts.json');

/** What a command line names. Throws an `OperatorError` with a sentence where something cannot be used. */
export async function readHostsTarget(
  values: Values,
  failOn: FailLevel,
  env: Readonly<Record<string, string | undefined>>,
  say: (sentence: string) => void,
): Promise<HostsTarget> {
  const { hosts: file = '', api, tell, 'bot-token-file': tokenFile } = values;
  if (tell !== undefined && !/^(-?\d{1,20}|@\w{4,32})$/.test(tell))
    throw new OperatorError('--tell is the id of a chat, such as --tell=-1001234567890.');
  if (tell !== undefined && tokenFile === undefined)
    throw new OperatorError('--tell needs --bot-token-file: the bot writes to the chat.');
  if (tell === undefined && tokenFile !== undefined)
    throw new OperatorError('With --hosts a bot only tells a chat: name it by --tell.');
  const token = tokenFile === undefined ? '' : readToken(tokenFile, say);
  const origin = botApiOrigin(env);
  const wait = () => Promise.resolve();
  return {
    hosts: await readList(file),
    apiBase: readApi(api),
    lastFile: values.last ?? usualLast,
    tell:
      tell === undefined
        ? null
        : { chat: tell, bot: createBotApi({ token, origin, say, fetch, wait }) },
    failOn,
  };
}

async function readList(file: string): Promise<ShopHosts> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code: unknown = Reflect.get(Object(error), 'code');
    throw new OperatorError(`${file} cannot be read (${code}): --hosts is the list of hosts.`);
  });
  try {
    const { list, twice } = parseHostList(text);
    return readHostsApart(list, twice);
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be used. ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Telegram takes 4,096 characters in a message; the rest is for what stands around the shops. */
const mostChars = 3_500;

/** The message about shops that are certain to have changed since the chat was told; null where none has. */
function messageOf(lines: readonly HostLine[], run: Run): string | null {
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
const allTold = (run: Run): Run =>
  new Map([...run].map(([host, record]) => [host, { ...record, told: record.state }]));

/** Sends one message. Returns a sentence where it does not arrive, null where it does. */
async function tellChat(bot: BotApi, chat: string, text: string): Promise<string | null> {
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
