import type { OrderRecord } from '../../mocks/backend/records/order';
import { settle } from '../../mocks/backend/rules/orderPlan';
import { BotRefusal, BotUnreachable, backoffMs } from './botApi';
import { orderNewsText, textsFor } from './botTexts';
import { type BotParts, messageTo } from './customerBot';

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

async function tell(
  { api, backend, state, say }: BotParts,
  order: OrderRecord,
  signal: AbortSignal,
) {
  const user = backend.db.users.find((each) => each.id === order.userId);
  const texts = textsFor(user?.language);
  const text = orderNewsText(texts, order);
  if (!user?.telegramId || text === null) return;
  const { address } = state.bot;
  const url = address && new URL(`/profile/orders/${order.id}`, address).href;
  const buttons = url ? [{ text: texts.look, web_app: { url } }] : [];
  try {
    await show(order, messageTo(user.telegramId, text, buttons));
    say(`Told the customer of order ${order.number}: ${order.status}.`);
  } catch (error) {
    // The customer has never written to the bot, or has blocked it.
    if (!(error instanceof BotRefusal)) throw error;
    say(`The customer of order ${order.number} was not told: Telegram says “${error.why}”.`);
  }

  /**
   * One message for each order: the next news is written into it. Nobody is told of an edit, so where the
   * customer has something to do it is sent anew, and the old one goes.
   */
  async function show({ id, status }: OrderRecord, message: ReturnType<typeof messageTo>) {
    const { messages } = state.bot;
    const old = messages[id];
    const rings = status === 'ON_WAY' || status === 'DONE';
    if (old !== undefined && !rings) {
      const isEdited = await unlessRefused(
        api.once('editMessageText', { ...message, message_id: old }, signal),
      );
      if (isEdited) return;
    }
    const sent = Object(await api.once('sendMessage', message, signal));
    const { chat_id } = message;
    if (old !== undefined && rings)
      await unlessRefused(api.once('deleteMessage', { chat_id, message_id: old }, signal));
    messages[id] = Number(Reflect.get(sent, 'message_id'));
  }
}

/** False for a message that the customer has deleted, for example. */
const unlessRefused = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => {
      if (error instanceof BotRefusal) return false;
      throw error;
    },
  );

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
