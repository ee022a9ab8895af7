import * as v from 'valibot';
import { texts } from '../../examples/bot/texts.mjs';
import type { Backend } from '../../mocks/backend/app';
import { shareContact } from '../../mocks/backend/people';
import { fromTelegramCode, type Language } from '../../src/domain/text/language';
import {
  type BotApi,
  BotRefusal,
  BotUnreachable,
  backoffMs,
  pollSeconds,
  type Wait,
} from './botApi';
import type { DemoState } from './demoState';

const message = v.object({
  chat: v.object({ id: v.number(), type: v.string() }),
  from: v.optional(v.object({ id: v.number(), language_code: v.optional(v.string()) })),
  text: v.optional(v.string(), ''),
  contact: v.optional(v.object({ phone_number: v.string(), user_id: v.optional(v.number()) })),
});
type Message = v.InferOutput<typeof message>;
/** Other kinds of updates, and messages of an unknown form, are passed over. */
const updates = v.array(
  v.object({ update_id: v.number(), message: v.fallback(v.optional(message), undefined) }),
);

export type BotParts = {
  api: BotApi;
  backend: Backend;
  state: DemoState;
  say: (sentence: string) => void;
  wait: Wait;
};

/** The answer to a shared contact, by the rules of docs/texts.md. */
const contactTexts: Readonly<Record<Language, string>> = {
  uz: 'Rahmat! Telefon raqamingiz saqlandi.',
  ru: 'Спасибо! Номер телефона сохранён.',
  eng: 'Thank you! Your phone number has been saved.',
  ar: 'شكرًا! تم حفظ رقم هاتفك.',
  kz: 'Рақмет! Телефон нөміріңіз сақталды.',
  tr: 'Teşekkürler! Telefon numaranız kaydedildi.',
  zh: '谢谢！您的手机号已保存。',
};

/**
 * Reads the bot's messages until stopped: answers /start with the button that opens the shop, and
 * takes down shared contacts.
 */
export async function readMessages(parts: BotParts, signal: AbortSignal): Promise<void> {
  const { state, say, wait } = parts;
  let conflicts = 0;
  while (!signal.aborted) {
    try {
      for (const update of await fetchUpdates(parts, signal)) {
        if (update.message) await handle(parts, update.message, signal);
        state.bot.offset = update.update_id + 1;
        state.changed();
      }
      conflicts = 0;
    } catch (error) {
      if (!(error instanceof BotRefusal) || error.status !== 409) throw error;
      if (conflicts === 0) say(conflictText(error.why));
      await wait(backoffMs(conflicts), signal);
      conflicts += 1;
    }
  }
}

async function fetchUpdates({ api, state }: BotParts, signal: AbortSignal) {
  const { offset } = state.bot;
  const params = { offset, timeout: pollSeconds, allowed_updates: ['message'] };
  return v.parse(updates, await api.untilAnswered('getUpdates', params, signal));
}

const conflictText = (why: string): string =>
  why.includes('webhook')
    ? 'Another system receives this bot’s messages by a webhook, so /start is not answered here. Use a ' +
      'bot of its own for the demo, or remove the webhook (deleteWebhook).'
    : 'Another program reads this bot’s messages. Stop it: /start is answered by only one of them.';

async function handle(parts: BotParts, message: Message, signal: AbortSignal): Promise<void> {
  const { chat, from, contact, text } = message;
  // A button that opens the shop works in private chats only.
  if (chat.type !== 'private' || !from) return;
  const language = fromTelegramCode(from.language_code) ?? 'uz';
  if (contact) {
    const digits = contact.phone_number.replace(/\D/g, '');
    // Anyone can forward somebody else's contact.
    if (contact.user_id !== from.id || digits === '') return;
    shareContact(parts.backend.db, { telegramId: String(from.id), phone: `+${digits}` });
    await reply(parts, chat.id, contactTexts[language], [], signal);
  } else if (/^\/start(@\w+)?(\s|$)/.test(text)) {
    const { address } = parts.state.bot;
    const buttons =
      address === null ? [] : [{ text: texts.openShop[language], web_app: { url: address } }];
    await reply(parts, chat.id, texts.welcome[language], buttons, signal);
    parts.say('Answered /start.');
  }
}

type WebAppButton = { text: string; web_app: { url: string } };

/** A row of buttons; no keyboard without any. */
export const markupOf = (buttons: readonly WebAppButton[]): object => ({
  inline_keyboard:
    buttons.length > 0 ? [buttons.map((button) => ({ ...button, style: 'primary' }))] : [],
});

/** A refused answer, for example to a customer who has blocked the bot, is not repeated. */
async function reply(
  { api, say }: BotParts,
  chatId: number,
  text: string,
  buttons: readonly WebAppButton[],
  signal: AbortSignal,
): Promise<void> {
  try {
    const markup = buttons.length > 0 && { reply_markup: markupOf(buttons) };
    await api.untilAnswered('sendMessage', { chat_id: chatId, text, ...markup }, signal);
  } catch (error) {
    if (error instanceof BotRefusal) say(`Telegram refused a message: ${error.why}`);
    else if (!(error instanceof BotUnreachable)) throw error;
  }
}
