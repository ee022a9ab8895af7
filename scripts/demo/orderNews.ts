import type { Answer } from '../../examples/bot/botApi.mjs';
import { keepMessage } from '../../examples/bot/keepMessage.mjs';
import { orderForms } from '../../examples/bot/orderForms.mjs';
import type { OrderRecord } from '../../mocks/backend/records/order';
import { settle } from '../../mocks/backend/rules/orderPlan';
import { fromTelegramCode } from '../../src/domain/text/language';
import { BotRefusal, BotUnreachable, backoffMs } from './botApi';
import { orderNewsText, textsFor } from './botTexts';
import { type BotParts, markupOf } from './customerBot';
import { orderDetails } from './orderDetails';

/**
 * Tells customers who came by Telegram what has become of their orders, each status once. Of several
 * changes since the last time, only the newest is told. Throws `BotUnreachable` when Telegram is out
 * of reach: the rest is told at the next call.
 */
async function tellOrderNews(parts: BotParts, signal: AbortSignal): Promise<void> {
  const { backend, state } = parts;
  const { orders } = backend.db;
  settle(orders, backend.clock.now());
  for (const order of orders) {
    const { id, status } = order;
    if (state.bot.told[id] === status) continue;
    await tell(parts, order, signal);
    state.bot.told[id] = status;
    // at once: a message must not be sent again after a crash
    state.save();
  }
}

async function tell(parts: BotParts, order: OrderRecord, signal: AbortSignal): Promise<void> {
  const { backend, state, say } = parts;
  const { id, number, status } = order;
  const user = backend.db.users.find((each) => each.id === order.userId);
  const texts = textsFor(user?.language);
  const news = orderNewsText(texts, order);
  if (!user?.telegramId || news === null) return;
  const { address, messages } = state.bot;
  const url = address && new URL(`/profile/orders/${id}`, address).href;
  const language = fromTelegramCode(user.language) ?? 'uz';
  const key = JSON.stringify([user.telegramId, id]);
  const old = messages[id];
  const standing = new Map(old === undefined ? [] : [[key, old]]);
  let why = '';
  const call = createCall(parts, signal, (refusal) => {
    ({ why } = refusal);
  });
  const failure = await keepMessage({ call, standing })({
    chatId: user.telegramId,
    orderId: id,
    rings: status === 'ON_WAY' || status === 'DONE',
    markup: markupOf(url ? [{ text: texts.look, web_app: { url } }] : []),
    forms: orderForms({
      news,
      order: orderDetails(order, language),
      language,
      isOver: status === 'DELIVERED' || status === 'CLOSED',
    }),
  });
  const shown = standing.get(key);
  if (shown !== undefined) messages[id] = shown;
  if (failure === null) say(`Told the customer of order ${number}: ${status}.`);
  // The customer has never written to the bot, or has blocked it.
  else say(`The customer of order ${number} was not told: Telegram says “${why}”.`);
}

/** The Bot API as the example bot calls it. Out of reach, it throws. */
function createCall({ api }: BotParts, signal: AbortSignal, onRefusal: (no: BotRefusal) => void) {
  return async (method: string, params: object): Promise<Answer> => {
    try {
      return { result: await api.once(method, { ...params }, signal), failure: null };
    } catch (error) {
      if (!(error instanceof BotRefusal)) throw error;
      onRefusal(error);
      const isMethod = error.status === 404 && error.why.includes('method not found');
      const known = error.status === 403 ? 'blocked' : 'refused';
      return { result: null, failure: isMethod ? 'unsupported' : known };
    }
  };
}

const everyMs = 2000;

/** Tells order news until stopped, more slowly while Telegram is out of reach. */
export async function keepTelling(parts: BotParts, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    let pauseMs = everyMs;
    try {
      await tellOrderNews(parts, signal);
      failures = 0;
    } catch (error) {
      if (!(error instanceof BotUnreachable)) throw error;
      pauseMs = Math.max(everyMs, error.waitMs ?? backoffMs(failures));
      failures += 1;
    }
    await parts.wait(pauseMs, signal);
  }
}
