import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHostList } from '../../../deploy/hostList';
import { readHostsApart } from '../../../deploy/readHosts';
import type { ShopHosts } from '../../../deploy/shopHost';
import { type BotApi, createBotApi } from '../../demo/botApi';
import { OperatorError, readToken } from '../../demo/readToken';
import { root } from '../../root';
import type { Certificate } from '../certificate';
import type { FailLevel } from '../known';
import { checkHosts } from './checkHosts';
import { type HostLine, linesOf } from './hostsReport';
import type { SeenHost } from './judgeHost';
import { nextRun, readRun, writeRun } from './lastRun';
import { allTold, messageOf, tellChat } from './tellChat';

export type HostsTarget = {
  hosts: ShopHosts;
  apiBase: string | null;
  /** the file of the last run */
  lastFile: string;
  /** who is told of changes; null: nobody */
  tell: { bot: BotApi; chat: string } | null;
  failOn: FailLevel;
};

type Parts = {
  fetch: typeof globalThis.fetch;
  readCertificate: (host: string, port: number) => Promise<Certificate>;
  /** now, in milliseconds */
  now: number;
  say: (sentence: string) => void;
  onSeen?: (seen: SeenHost) => void;
};

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
  await writeRun(lastFile, run);
  const lines = linesOf(seen, run);
  const message = tell && messageOf(lines, run);
  const refusal = tell && message ? await tellChat(tell.bot, tell.chat, message) : null;
  if (refusal !== null) say(refusal);
  else if (message) await writeRun(lastFile, allTold(run));
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
  if (api !== undefined && !/^https?:\/\/[^\s?#]+$/.test(api))
    throw new OperatorError('--api is the address of the API, with https://.');
  if (tell !== undefined && !/^(-?\d{1,20}|@\w{4,32})$/.test(tell))
    throw new OperatorError('--tell is the id of a chat, such as --tell=-1001234567890.');
  if (tell !== undefined && tokenFile === undefined)
    throw new OperatorError('--tell needs --bot-token-file: the bot writes to the chat.');
  if (tell === undefined && tokenFile !== undefined)
    throw new OperatorError('With --hosts a bot only tells a chat: name it by --tell.');
  const token = tokenFile === undefined ? '' : readToken(tokenFile, say);
  const origin = env.BOT_API_ORIGIN || 'https://api.telegram.org';
  const wait = () => Promise.resolve();
  return {
    hosts: await readList(file),
    apiBase: api?.replace(/\/+$/, '') ?? null,
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
