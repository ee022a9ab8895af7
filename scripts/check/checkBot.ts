import * as v from 'valibot';
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
  api: BotApi;
  find: Find;
  /** where the shop is, null if it was not said */
  shop: URL | null;
  /** now, in milliseconds */
  now: number;
};

/** An hour: what Telegram says of an error before is no news. */
const recentMs = 3_600_000;
const manyPending = 20;

/** Asks Telegram what it knows of a bot; the bot's user name, null where Telegram does not say. */
export async function checkBot({ api, find, shop, now }: Parts): Promise<string | null> {
  const { signal } = new AbortController();
  const ask: Ask = (method) => api.once(method, {}, signal);
  try {
    const bot = v.parse(me, await ask('getMe'));
    await checkProfile({ ask, find, shop, now }, bot);
    return bot.username;
  } catch (error) {
    find('bot.token', error instanceof BotRefusal ? 'refused' : 'silent', reasonOf(error));
    return null;
  }
}

type Ask = (method: string) => Promise<unknown>;
type Asking = Omit<Parts, 'api'> & { ask: Ask };

async function checkProfile({ ask, find, shop, now }: Asking, bot: v.InferOutput<typeof me>) {
  find('bot.token', 'known', `@${bot.username}`);
  find('bot.mainApp', bot.has_main_web_app ? 'set' : 'none', yesNo(bot.has_main_web_app));
  const isInline = bot.supports_inline_queries;
  find('bot.inline', isInline ? 'on' : 'off', yesNo(isInline));

  const button = v.parse(menuButton, await ask('getChatMenuButton'));
  const url = button.web_app?.url ?? '';
  if (button.type !== 'web_app' || !URL.canParse(url)) find('bot.menu', 'none', button.type);
  else if (shop === null) find('bot.menu', 'somewhere', url);
  else find('bot.menu', new URL(url).origin === shop.origin ? 'shop' : 'otherHost', url);

  const hook = v.parse(webhookInfo, await ask('getWebhookInfo'));
  const failedAt = (hook.last_error_date ?? 0) * 1000;
  const waiting = `${hook.pending_update_count} messages wait`;
  if (hook.url === '') find('bot.webhook', 'none', waiting);
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
/** Its path may hold a secret. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'no address');
