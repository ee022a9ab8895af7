import { text } from 'node:stream/consumers';
import { close, listen } from '../../mocks/serve';

export type BotCall = { method: string; params: Record<string, unknown> };

/**
 * A small Bot API: it knows one token, keeps the menu button, hands out updates by long polling and
 * confirms them by offset, as Telegram does.
 */
export async function createFakeBotApi(token: string) {
  const calls: BotCall[] = [];
  const queue: { update_id: number; message?: object }[] = [];
  const waiting = new Set<() => void>();
  let menuButton: unknown = { type: 'commands' };
  let lastUpdate = 7000;
  /** what the next calls of a method get in place of an answer */
  const troubles: { method: string; status: number; body: object | string }[] = [];

  /** what the bot is set to, besides the menu button; by language code, `` for every other */
  const profile = {
    me: { has_main_web_app: true, supports_inline_queries: false } as Record<string, unknown>,
    webhook: { url: '', pending_update_count: 0 } as Record<string, unknown>,
    commands: new Map<string, unknown>(),
    description: new Map<string, string>(),
    short_description: new Map<string, string>(),
    rights: { can_manage_chat: true } as unknown,
  };
  const language = (params: Record<string, unknown>) => String(params.language_code ?? '');

  const results: Record<string, (params: Record<string, unknown>) => unknown> = {
    getMe: () => ({
      id: 1,
      is_bot: true,
      first_name: 'Demo',
      username: 'demo_shop_bot',
      ...profile.me,
    }),
    getWebhookInfo: () => profile.webhook,
    getMyCommands: (params) => profile.commands.get(language(params)) ?? [],
    setMyCommands(params) {
      profile.commands.set(language(params), params.commands);
      return true;
    },
    ...textOf('description', 'Description'),
    ...textOf('short_description', 'ShortDescription'),
    getMyDefaultAdministratorRights: () => profile.rights,
    setMyDefaultAdministratorRights(params) {
      profile.rights = params.rights ?? {};
      return true;
    },
    getChatMenuButton: () => menuButton,
    setChatMenuButton(params) {
      menuButton = params.menu_button;
      return true;
    },
    sendMessage: (params) => ({ message_id: calls.length, chat: { id: params.chat_id } }),
    editMessageText: (params) => ({ message_id: params.message_id }),
    deleteMessage: () => true,
    async getUpdates({ offset }) {
      while (queue[0] && queue[0].update_id < Number(offset)) queue.shift();
      if (queue.length === 0) await new Promise<void>((resolve) => waiting.add(resolve));
      return queue;
    },
  };

  type Results = Record<string, (params: Record<string, unknown>) => unknown>;
  function textOf(field: 'description' | 'short_description', name: string): Results {
    return {
      [`getMy${name}`]: (params) => ({ [field]: profile[field].get(language(params)) ?? '' }),
      [`setMy${name}`](params) {
        profile[field].set(language(params), String(params[field] ?? ''));
        return true;
      },
    };
  }

  const { server, origin } = await listen(0, async (request, response) => {
    const [, known = '', method = ''] = /^\/bot(.*)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const answer = (status: number, body: object | string) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const params = JSON.parse((await text(request)) || '{}');
    if (known !== token)
      return answer(401, { ok: false, error_code: 401, description: 'Unauthorized' });
    const at = troubles.findIndex((each) => each.method === method);
    const [trouble] = at < 0 ? [] : troubles.splice(at, 1);
    if (trouble?.status === 0) return request.socket.destroy();
    calls.push({ method, params });
    if (trouble) return answer(trouble.status, trouble.body);
    return answer(200, { ok: true, result: await results[method]?.(params) });
  });
  // no connection ends between two calls of a slow test
  server.keepAliveTimeout = 60_000;

  return {
    origin,
    calls,
    profile,
    troubles,
    of: (method: string) =>
      calls.filter((call) => call.method === method).map((call) => call.params),
    menuButton: () => menuButton,
    /** a customer writes to the bot */
    write(message: object) {
      lastUpdate += 1;
      queue.push({ update_id: lastUpdate, message });
      for (const resume of waiting) resume();
      waiting.clear();
    },
    close: () => close(server),
  };
}
