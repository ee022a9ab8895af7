import type { Answer } from '../../examples/bot/botApi.mjs';
import { keepMessage } from '../../examples/bot/keepMessage.mjs';
import type { Details } from '../../examples/bot/orderForms.mjs';
import { orderMessage, textNameOf } from '../../examples/bot/orderMessage.mjs';
import { texts } from '../../examples/bot/texts.mjs';
import type { OrderRecord } from '../../mocks/backend/records/order';
import { settle } from '../../mocks/backend/rules/orderPlan';
import { toMoney } from '../../src/domain/basket/pricing';
import { formatMoney } from '../../src/domain/text/format';
import { fromTelegramCode, type Language } from '../../src/domain/text/language';
import type { RestTexts } from '../../src/i18n/uz';
import { BotRefusal, BotUnreachable, backoffMs } from './botApi';
import { type BotParts, markupOf } from './customerBot';

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
    if (isNews(order, state.bot.told[id])) await tell(parts, order, signal);
    state.bot.told[id] = status;
    // at once: a message must not be sent again after a crash
    state.save();
  }
}

/** What reads as what was told before is none. */
function isNews({ status, serviceType }: OrderRecord, told = ''): boolean {
  const before = textNameOf({ status: told, serviceType });
  return textNameOf({ status, serviceType }) !== before;
}

async function tell(parts: BotParts, order: OrderRecord, signal: AbortSignal): Promise<void> {
  const { backend, state, say } = parts;
  const { id, number, status, serviceType } = order;
  const user = backend.db.users.find((each) => each.id === order.userId);
  if (!user?.telegramId) return;
  const language = fromTelegramCode(user.language) ?? 'uz';
  const message = orderMessage({
    chatId: user.telegramId,
    language,
    order: { id, number, status, serviceType, ...(await orderDetails(order, language)) },
    link: '',
  });
  if (!message) return;
  const { address, messages } = state.bot;
  const url = address && new URL(`/profile/orders/${id}`, address).href;
  const markup = markupOf(url ? [{ text: texts.seeOrder[language], web_app: { url } }] : []);
  const key = JSON.stringify([user.telegramId, id]);
  const old = messages[id];
  const standing = new Map(old === undefined ? [] : [[key, old]]);
  let why = '';
  const call = createCall(parts, signal, (refusal) => {
    ({ why } = refusal);
  });
  const failure = await keepMessage({ call, standing })({ ...message, markup });
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

/** What the demo's bot says of an order besides its status: when it is expected, and what was in it. */
async function orderDetails(order: OrderRecord, language: Language): Promise<Details> {
  const money = (som: number) => formatMoney(toMoney(som, 2), language, 'UZS');
  const isCollected = order.serviceType === 'PICK_UP';
  const goal = order.plan.find(({ status }) =>
    isCollected ? status === 'DONE' : status === 'DELIVERED' || status === 'CLOSED',
  );
  const { rest }: { rest: RestTexts } = await import(`../../src/i18n/${language}.ts`);
  const fees: [string, number][] = [
    [rest.basket.delivery, order.deliveryPrice - order.deliveryDiscount],
    [rest.basket.service, order.servicePrice],
  ];
  return {
    ...(goal && { expected: { at: Math.round(goal.at / 1000), text: timeText(goal.at) } }),
    lines: [
      ...order.cartItems.map(({ product, modifications }) => ({
        name: product.name[language === 'ru' || language === 'eng' ? language : 'uz'],
        count: product.count,
        sum: money(
          product.count *
            (product.costPrice -
              product.discount +
              modifications.reduce((sum, one) => sum + one.price * one.count, 0)),
        ),
      })),
      ...fees.filter(([, som]) => som > 0).map(([name, som]) => ({ name, sum: money(som) })),
    ],
    total: money(order.totalPrice),
  };
}

const timeText = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Tashkent',
  }).format(at);
