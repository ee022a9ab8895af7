import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

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

  const results: Record<string, (params: Record<string, unknown>) => unknown> = {
    getMe: () => ({ id: 1, is_bot: true, first_name: 'Demo', username: 'demo_shop_bot' }),
    getChatMenuButton: () => menuButton,
    setChatMenuButton(params) {
      menuButton = params.menu_button;
      return true;
    },
    sendMessage: (params) => ({ message_id: calls.length, chat: { id: params.chat_id } }),
    async getUpdates({ offset }) {
      while (queue[0] && queue[0].update_id < Number(offset)) queue.shift();
      if (queue.length === 0) await new Promise<void>((resolve) => waiting.add(resolve));
      return queue;
    },
  };

  const server = createServer(async (request, response) => {
    const [, known = '', method = ''] = /^\/bot(.*)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const answer = (status: number, body: object | string) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const params = await paramsOf(request);
    if (known !== token)
      return answer(401, { ok: false, error_code: 401, description: 'Unauthorized' });
    const at = troubles.findIndex((each) => each.method === method);
    const [trouble] = at < 0 ? [] : troubles.splice(at, 1);
    if (trouble?.status === 0) return request.socket.destroy();
    calls.push({ method, params });
    if (trouble) return answer(trouble.status, trouble.body);
    return answer(200, { ok: true, result: await results[method]?.(params) });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    origin: `http://localhost:${portOf(server.address())}`,
    calls,
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
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address ? address.port : 0;

async function paramsOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? {} : JSON.parse(text);
}
