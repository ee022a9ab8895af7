import { getDomain } from 'tldts';
import * as v from 'valibot';
import { linkAddress } from '../../src/domain/content/contact';
import type { MerchantSettings } from '../../src/domain/merchant';
import { type BotApi, BotRefusal } from '../demo/botApi';
import type { Find } from './finding';

const me = v.object({
  id: v.number(),
  username: v.optional(v.string(), ''),
  has_main_web_app: v.optional(v.boolean(), false),
  supports_inline_queries: v.optional(v.boolean(), false),
});
const menuButton = v.object({
  type: v.string(),
  web_app: v.optional(v.object({ url: v.string() })),
});
const webhookInfo = v.object({
  url: v.string(),
  pending_update_count: v.optional(v.number(), 0),
  last_error_date: v.optional(v.number()),
  last_error_message: v.optional(v.string(), ''),
});
const commands = v.array(v.object({ command: v.string() }));

type Parts = {
  bot: BotApi;
  find: Find;
  /** where the shop is, null if it was not said */
  shop: URL | null;
  /** the API's address, null if it is not known */
  api: string | null;
  /** now, in milliseconds */
  now: number;
};

/** An hour: what Telegram says of an error before is no news. */
const recentMs = 3_600_000;
const manyPending = 20;

export type BotKnown = {
  /** null where Telegram does not say */
  username: string | null;
  /** Telegram knows no bot of this token, so nothing can be signed with it */
  isRefused: boolean;
};

/** Asks Telegram what it knows of a bot. */
export async function checkBot({ bot: botApi, ...parts }: Parts): Promise<BotKnown> {
  const { find } = parts;
  const { signal } = new AbortController();
  const ask: Ask = (method) => botApi.once(method, {}, signal);
  try {
    const bot = v.parse(me, await ask('getMe'));
    await checkProfile({ ask, ...parts }, bot);
    return { username: bot.username, isRefused: false };
  } catch (error) {
    const isRefused = error instanceof BotRefusal;
    find('bot.token', isRefused ? 'refused' : 'silent', reasonOf(error));
    return { username: null, isRefused };
  }
}

type Ask = (method: string) => Promise<unknown>;
type Asking = Omit<Parts, 'bot'> & { ask: Ask };

async function checkProfile({ ask, find, shop, api, now }: Asking, bot: v.InferOutput<typeof me>) {
  find('bot.token', 'known', `@${bot.username}`);
  find('bot.mainApp', bot.has_main_web_app ? 'set' : 'none', yesNo(bot.has_main_web_app));
  const isInline = bot.supports_inline_queries;
  find('bot.inline', isInline ? 'on' : 'off', yesNo(isInline));

  const button = v.parse(menuButton, await ask('getChatMenuButton'));
  const url = button.web_app?.url ?? '';
  if (button.type !== 'web_app' || !URL.canParse(url)) find('bot.menu', 'none', button.type);
  else if (shop === null) find('bot.menu', 'somewhere', url);
  // a shop typed with http is said elsewhere, and Telegram opens no such button
  else find('bot.menu', new URL(url).host === shop.host ? 'shop' : 'otherHost', url);

  const hook = v.parse(webhookInfo, await ask('getWebhookInfo'));
  const failedAt = (hook.last_error_date ?? 0) * 1000;
  const waiting = `${hook.pending_update_count} messages wait`;
  const own = [shop?.href, api].filter((one) => typeof one === 'string');
  if (hook.url === '') find('bot.webhook', 'none', waiting);
  else if (own.length > 0 && !own.some((one) => isSameSite(one, hook.url)))
    find('bot.webhook', 'stranger', hostOf(hook.url));
  else if (now - failedAt < recentMs) find('bot.webhook', 'failing', hook.last_error_message);
  else
    find(
      'bot.webhook',
      hook.pending_update_count > manyPending ? 'late' : 'well',
      `${hostOf(hook.url)}, ${waiting}`,
    );

  const known = v.parse(commands, await ask('getMyCommands')).map(({ command }) => `/${command}`);
  find('bot.commands', known.length > 0 ? 'set' : 'none', known.join(' ') || 'none');
}

/** Which bot the merchant's settings name (`telegramBotLink`), against Telegram's own word. */
export function compareLink(find: Find, username: string, { links }: MerchantSettings) {
  const typed = links.telegramBotLink;
  if (!typed) return find('bot.link', 'none', 'no telegramBotLink');
  const address = linkAddress(links, 'telegramBotLink') ?? '';
  const url = URL.canParse(address) ? new URL(address) : null;
  const isTelegram = url !== null && ['t.me', 'telegram.me'].includes(url.hostname);
  const named = isTelegram ? (url.pathname.split('/')[1] ?? '') : '';
  const isSame = named.toLowerCase() === username.toLowerCase();
  find('bot.link', isSame ? 'same' : 'other', `${typed}, and the token is of @${username}`);
}

/** Which bot the server names, against Telegram's own word. */
export function compareBot(find: Find, username: string, named: string | null): void {
  if (named === null || named.trim() === '') {
    find('bot.server', 'none', 'none');
    return;
  }
  const tidy = (name: string) => name.replace(/^@|^https:\/\/t\.me\//, '').toLowerCase();
  const isSame = tidy(named) === tidy(username);
  find(
    'bot.server',
    isSame ? 'same' : 'other',
    `@${tidy(named)}, and the token is of @${username}`,
  );
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'no answer');
/** Whether two addresses are of one registered domain: `bot.osh.uz` is no stranger to `order.osh.uz`. */
function isSameSite(one: string, other: string): boolean {
  const siteOf = (url: string) => getDomain(url, { allowPrivateDomains: true }) ?? hostOf(url);
  return siteOf(one) === siteOf(other);
}

/** Its path may hold a secret. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'no address');
